"""Applies failed fresh cases to a result: fails levels, and tells the teacher what to look at.

When most answers of a function are wrong, its levels do not pass. With fewer wrong answers it keeps its points, and
teacher and student are told. When level tests already show that a function is not finished, it loses the levels that it
passed only if nearly all its answers are wrong: then it knows just the values in the tests.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rozdej.core.exercises.lesson import Level
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.feedback.values import sentence
from rozdej.teacher.fresh_cases import Fault
from rozdej.teacher.grading.result import Result, TestVerdict

MOST = 0.5
"""Share of wrong answers above which the levels of a function do not pass."""

NEARLY_ALL = 0.9
"""The same for a function that fails some of its levels. What it can do already, it keeps."""

LEARNED = 'Testy prošly. Mimo hodnoty z testů je odpověď špatně v {wrong} {cases} z {asked}. Třeba:'
THE_SAME = 'Funkce {function} neodpovídá dobře mimo hodnoty z testů, viz level {level}.'
REMARK = '● Poznámka k funkci {function}: testy prošly a body máš, ale ještě tohle nevychází:'


def with_fresh_cases(result: Result, levels: Iterable[Level], is_strict: bool) -> Result:
    """Return the result with a failed test in each level that fails fresh cases, and with concerns for the teacher.

    Its `fresh` keeps the faults that cost nothing. With `is_strict`, a single wrong answer fails the levels.
    """
    if not result.fresh:
        return result
    about = {level.number: level for level in levels}
    tests, lost, kept = list(result.tests), list[Fault](), list[Fault]()
    for fault in result.fresh:
        relevant = [test for test in result.tests if test.level in fault.levels and test.level in about]
        failed = {test.level for test in relevant if not test.passed}
        is_finished = not any(not about[number].is_voluntary for number in failed)
        if fault.because:
            continue
        if _counts(fault, is_finished, is_strict):
            lost.append(fault)
            passed = [about[number] for number in sorted({test.level for test in relevant} - failed)]
            tests += _failures(fault, [level for level in passed if not level.only_exists])
        elif is_finished:
            kept.append(fault)
    tests.sort(key=lambda test: test.level)
    concerns = (*result.concerns, *_concerns(lost, kept, result.fresh))
    return replace(result, tests=tuple(tests), concerns=concerns, fresh=tuple(kept))


def remark(fault: Fault) -> tuple[str, ...]:
    """Lines for the student about a function that fails some of its cases."""
    return (REMARK.format(function=fault.function), '', *fault.text)


def _counts(fault: Fault, is_finished: bool, is_strict: bool) -> bool:
    if not is_finished:
        return fault.wrong >= NEARLY_ALL * fault.asked
    return is_strict or fault.wrong > MOST * fault.asked


def _failures(fault: Fault, levels: list[Level]) -> Iterator[TestVerdict]:
    """Yield a failed test for each of these levels; the first one explains the case."""
    for level in levels:
        head = (f'✗ level {level.number} · {level.section}', f'  {level.sentence}', '')
        if level is levels[0]:
            wrong = fault.wrong or fault.slips
            cases = 'případě' if wrong == 1 else 'případech'
            text = (*sentence(LEARNED.format(wrong=wrong, cases=cases, asked=fault.asked)), '', *fault.text)
        else:
            text = tuple(sentence(THE_SAME.format(function=fault.function, level=levels[0].number)))
        name = f'fresh cases::{fault.function}'
        yield TestVerdict(name, level.number, Verdict.FAILS_FRESH_CASES, (*head, *text))


def _concerns(lost: list[Fault], kept: list[Fault], all_of_them: Iterable[Fault]) -> Iterator[str]:
    """Yield concerns for the teacher: one for all functions that do not count, one for each other function."""

    def consequences(fault: Fault) -> str:
        because = [other.function for other in all_of_them if fault.function in other.because.split(', ')]
        return f'; because of it also {", ".join(because)}' if because else ''

    if lost:
        named = (f'{one.function} ({one.wrong or one.slips} of {one.asked} wrong{consequences(one)})' for one in lost)
        yield f'fresh cases: does not count: {", ".join(named)}'
    for one in kept:
        parts = [f'{one.wrong} of {one.asked} answers wrong'] if one.wrong else []
        parts += [f'{one.slips} of {one.asked} times something else changed or printed'] if one.slips else []
        yield f'fresh cases: {one.function}, {" and ".join(parts)}{consequences(one)}: {one.brief}'
