"""Two runs compared: whose result changed, and why."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rozdej.grading.points import Score
from rozdej.grading.report.rows import GradedClass, Row, number
from rozdej.grading.result import Record, Result

CAUSES = {
    'submission': 'the submission changed',
    'tests': 'the tests or the lesson changed',
    'kit': 'the kit or Python changed',
    'settings': 'the settings changed',
}
MOST_TESTS = 3
"""Tests named for one student."""


@dataclass(frozen=True)
class Before:
    """What a comparison needs of a result."""

    name: str
    record: Record
    points: float
    reached: int
    verdict: str
    verdicts: dict[str, str]


OldResults = dict[tuple[str, str], Result]
"""Another run's results without their feedback. What they are worth is asked when all is known that decides on it."""


def remember(results: Iterable[Result]) -> OldResults:
    """The results of a run, to be compared with later ones."""
    return {one.key: replace(one, tests=tuple(replace(test, text=()) for test in one.tests)) for one in results}


def changes(old: OldResults, group: GradedClass) -> list[tuple[str, str]]:
    """Whose result changed, and how and why. Names have the exercise behind them where there are several."""
    found = []
    seen = set()
    for row in group.rows():
        key = row.result.key
        seen.add(key)
        if key not in old:
            found.append((key, row.result.label, f'new: {row.verdict}, {number(row.score.points)} points'))
        elif text := _change(_before(group.row(old[key])), _before(row), row.score):
            found.append((key, row.result.label, text))
    gone = ((key, result.label) for key, result in sorted(old.items()) if key not in seen)
    found += [(key, name, 'not handed in any more') for key, name in gone]
    is_one_exercise = len({exercise for _, exercise in {*old, *seen}}) == 1
    return [(name if is_one_exercise else f'{name}, {key[1] or "not known"}', text) for key, name, text in found]


def _before(row: Row) -> Before:
    verdicts = {test.test: str(test.verdict) for test in row.result.tests}
    return Before(row.result.label, row.result.record, row.score.points, row.score.reached, row.verdict, verdicts)


def _change(old: Before, new: Before, score: Score) -> str:
    differing = [test for test in {**old.verdicts, **new.verdicts} if old.verdicts.get(test) != new.verdicts.get(test)]
    parts = []
    if old.reached != new.reached:
        parts.append(f'level {old.reached} → {new.reached}')
    if old.points != new.points:
        parts.append(f'points {number(old.points)} → {number(new.points)} of {number(score.maximum)}')
    if old.verdict != new.verdict:
        parts.append(f'{old.verdict} → {new.verdict}')
    if differing:
        parts.append(f'{len(differing)} tests ended differently ({_named(differing)})')
    if not parts:
        return ''
    causes = [cause for name, cause in CAUSES.items() if getattr(old.record, name) != getattr(new.record, name)]
    why = f'because {" and ".join(causes)}' if causes else 'although nothing else did: doubtful'
    return f'{"; ".join(parts)}; {why}'


def _named(tests: Iterable[str]) -> str:
    names = [test.partition('::')[2] or test for test in tests]
    more = ', …' if len(names) > MOST_TESTS else ''
    return ', '.join(names[:MOST_TESTS]) + more
