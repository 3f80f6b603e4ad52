"""Two runs compared: whose result changed, and why."""

from collections.abc import Iterable
from dataclasses import replace

from rozdej.grading.report.rows import GradedClass, Row, number
from rozdej.grading.result import Result

CAUSES = {
    'submission': 'the submission changed',
    'tests': 'the tests or the lesson changed',
    'kit': 'the kit or Python changed',
    'settings': 'the settings changed',
}
MOST_TESTS = 3
"""Tests named for one student."""


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
        elif text := _change(group.row(old[key]), row):
            found.append((key, row.result.label, text))
    gone = ((key, result.label) for key, result in sorted(old.items()) if key not in seen)
    found += [(key, name, 'not handed in any more') for key, name in gone]
    is_one_exercise = len({exercise for _, exercise in {*old, *seen}}) == 1
    return [(name if is_one_exercise else f'{name}, {key[1] or "not known"}', text) for key, name, text in found]


def _change(old: Row, new: Row) -> str:
    ended, ended_then = ({test.test: test.verdict for test in row.result.tests} for row in (new, old))
    differing = [test for test in ended_then | ended if ended_then.get(test) != ended.get(test)]
    parts = []
    if old.score.reached != new.score.reached:
        parts.append(f'level {old.score.reached} → {new.score.reached}')
    if old.score.points != new.score.points:
        parts.append(f'points {number(old.score.points)} → {number(new.score.points)} of {number(new.score.maximum)}')
    if old.verdict != new.verdict:
        parts.append(f'{old.verdict} → {new.verdict}')
    if differing:
        parts.append(f'{len(differing)} tests ended differently ({_named(differing)})')
    if not parts:
        return ''
    then, now = old.result.record, new.result.record
    causes = [cause for name, cause in CAUSES.items() if getattr(then, name) != getattr(now, name)]
    why = f'because {" and ".join(causes)}' if causes else 'although nothing else did: doubtful'
    return f'{"; ".join(parts)}; {why}'


def _named(tests: Iterable[str]) -> str:
    names = [test.partition('::')[2] or test for test in tests]
    more = ', …' if len(names) > MOST_TESTS else ''
    return ', '.join(names[:MOST_TESTS]) + more
