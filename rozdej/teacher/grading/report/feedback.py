"""Writes the feedback for a student, in Czech: how far the program is, and the first failures in full."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from rozdej.core.feedback.explanations import Verdict
from rozdej.core.feedback.texts import EMPTY_FILE, NOT_WHOLE, STILL_EMPTY
from rozdej.core.testing.overview import by_section
from rozdej.teacher.grading.fresh_cases import remark
from rozdej.teacher.grading.report.rows import GradedClass, Row, number
from rozdej.teacher.grading.scheme import LevelScore, Policy

IN_FULL = 5
"""Most failed levels that are explained. The student finds the rest by running the tests."""


@dataclass(frozen=True)
class Feedback:
    """The feedback for one student about one exercise, in Czech."""

    summary: tuple[str, ...]
    """Sentences."""
    overview: tuple[str, ...]
    """Lines that show the state of each level."""
    failures: tuple[tuple[str, ...], ...]
    """Lines for each explained level."""
    rest: str
    """A sentence about the other failed levels."""

    @property
    def lines(self) -> list[str]:
        """The whole text."""
        parts = [self.summary, self.overview, *self.failures, (self.rest,) if self.rest else ()]
        return [line for part in parts if part for line in ('', *part)][1:]


def feedback(row: Row, group: GradedClass, in_full: int = IN_FULL) -> Feedback:
    """Make the feedback for a result, as the policy of the class allows, with at most `in_full` levels explained."""
    visible = [level for level in row.score.levels if group.policy(row, level.level.number) is not Policy.HIDDEN]
    hidden = len(visible) < len(row.score.levels)
    failed = [level for level in visible if level.ran and not level.counts and not _is_skipped(row, level)]
    required = [level for level in failed if not level.level.is_voluntary]
    explained = _without_repetition(required or failed, row, group)[:in_full]
    results = {level.level.number: level.counts for level in visible if level.counts or level in failed}
    overview = by_section([level.level for level in visible], results) if results else []
    return Feedback(
        tuple([*_state(visible, hidden), *_points(row, hidden), *row.result.notes]),
        tuple(overview),
        (*(_failure(row, level, group) for level in explained), *_remarks(row, group)),
        _rest([level.level.number for level in failed if level not in explained]),
    )


def feedback_text(rows: list[Row], group: GradedClass) -> str:
    """Make the feedback of a student about all exercises, as one text."""
    parts = []
    for row in rows:
        title = f'{row.title}: {row.result.name}' if row.title else row.result.name
        parts.append('\n'.join([title, '=' * len(title), '', *feedback(row, group).lines]))
    return '\n\n\n'.join(parts) + '\n'


def _state(visible: list[LevelScore], hidden: bool) -> Iterable[str]:
    if not any(level.ran for level in visible):
        return
    required = [level for level in visible if not level.level.is_voluntary]
    passed = [level for level in required if level.counts]
    if len(passed) < len(required):
        yield f'Prošlo levelů: {len(passed)} z {len(required)}'
    elif hidden:
        yield 'Prošlo všechno, co je zatím zveřejněné.'
    elif all(level.counts for level in visible):
        yield 'Prošly všechny levely, hotovo!'
    else:
        yield 'Všechno, co má program umět, umí. Hotovo!'


def _points(row: Row, hidden: bool) -> Iterable[str]:
    if not hidden and row.score.maximum and (row.is_by_hand or row.result.tests):
        computed = f' (přiděleno ručně, testy daly {_czech(row.computed)})' if row.is_by_hand else ''
        yield f'Body: {_czech(row.score.points)} z {_czech(row.score.maximum)}{computed}'
    if row.remark.remark:
        yield f'Poznámka: {row.remark.remark}'


def _failure(row: Row, level: LevelScore, group: GradedClass) -> tuple[str, ...]:
    failed = next(test for test in row.tests_of(level.level.number) if not test.passed)
    title = (f'✗ level {level.level.number} · {level.level.section}', f'  {level.level.sentence}')
    if failed.verdict is Verdict.GRADERS_OWN_ERROR:
        return (*title, '', '  Tenhle test se nepodařilo spustit. Chyba není ve tvém programu.')
    if group.policy(row, level.level.number) is Policy.OUTCOME or not failed.text:
        return title
    return failed.text


def _is_skipped(row: Row, level: LevelScore) -> bool:
    """Whether it is a voluntary level whose function is not written."""
    return level.level.is_voluntary and any(
        STILL_EMPTY in line for test in row.tests_of(level.level.number) for line in test.text
    )


def _without_repetition(levels: list[LevelScore], row: Row, group: GradedClass) -> list[LevelScore]:
    """Return the levels without those that have the same explanation as an earlier one."""
    by_reason: dict[tuple[str, ...], LevelScore] = {}
    for level in levels:
        by_reason.setdefault(_reason(_failure(row, level, group)), level)
    return list(by_reason.values())


def _reason(failure: tuple[str, ...]) -> tuple[str, ...]:
    """Return why a level failed: a file that was not loaded whole, an empty file or function, or the explanation."""
    if NOT_WHOLE in failure:
        return failure[failure.index(NOT_WHOLE) + 1 :]
    why = failure[failure.index('') + 1 :] if '' in failure else failure[:1]
    for above, line in pairwise(['', *why]):
        if line.strip().startswith(EMPTY_FILE):
            return above.partition(' chybí')[0], line
        if line.strip().startswith(STILL_EMPTY):
            return (line,)
    return why


def _remarks(row: Row, group: GradedClass) -> Iterator[tuple[str, ...]]:
    """Yield faults in fresh cases that cost nothing, of functions whose levels are all shown."""
    for fault in row.result.fresh:
        if all(group.policy(row, level) is Policy.SHOWN for level in fault.levels):
            yield remark(fault)


def _rest(levels: list[int]) -> str:
    if not levels:
        return ''
    if len(levels) == 1:
        return f'Neprošel ještě level {levels[0]}.'
    return f'Neprošly ještě levely: {", ".join(map(str, levels))}.'


def _czech(value: float) -> str:
    return number(value).replace('.', ',')
