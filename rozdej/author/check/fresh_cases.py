"""Checks that fresh cases can be made and raise no alarm on right programs."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

import pytest

from rozdej.author.check import Problem
from rozdej.author.check.consistency import tests_of
from rozdej.author.check.program_lists import wrong_programs
from rozdej.core.exercises import Exercise
from rozdej.core.student.calls import Call
from rozdej.core.student.program import Program
from rozdej.teacher.fresh_cases import BadFreshCases, CaseRunner, Questions, fresh_file

SEED = 'rozdej check'
"""`bench/fresh.py` takes other seeds."""


def check_fresh_cases(exercise: Exercise) -> Iterator[Problem]:
    """Check that fresh cases can be made, and that the tests and wrong programs that they name exist."""
    path = fresh_file(exercise)
    try:
        asking = _asking(exercise)
    except BadFreshCases as error:
        yield Problem(path, 0, str(error), 'How they are written stands in docs/authors.md.')
        return
    for what in asking.wrong_judges() if asking else ():
        yield Problem(path, 0, what, 'Mend it: it would take points from everybody.')
    tests = {test.name for test in tests_of(exercise)}
    for name in asking.questions.fresh.twice if asking else ():
        if name not in tests:
            yield Problem(path, 0, f'there is no test {name!r}', 'Correct the name in twice, or remove it.')
    names = {mistake.name for mistake in wrong_programs(exercise)}
    for name in asking.questions.fresh.escapes if asking else ():
        if name not in names:
            yield Problem(path, 0, f'there is no wrong program {name!r}', 'Correct the name in escapes, or remove it.')


def alarms(exercise: Exercise, program: Program) -> list[str]:
    """Return what fresh cases find in a program that passes all tests."""
    asking = _asking(exercise)
    faults = asking.faults(program, asking.questions.cases) if asking else []
    return ['\n'.join((f'{fault.function}:', *fault.text)) for fault in faults]


def impossible_calls(exercise: Exercise, test: pytest.Item, calls: Iterable[Call]) -> Iterator[Problem]:
    """Report the first call of a test that shows a card twice, if the game has each card once."""
    asking = _asking(exercise)
    fresh = asking.questions.fresh if asking else None
    if not fresh or not fresh.cards or test.name in fresh.twice:
        return
    for call in calls:
        arguments = (*call.arguments_before, *call.keywords_before.values())
        [(card, times)] = Counter(fresh.cards(call.function, arguments)).most_common(1) or [(None, 0)]
        if times > 1:
            what = f'{test.name} shows {card!r} twice in a call of {call.function}'
            fix = (
                f'Make it something that a game can come to, or give the reason in {fresh_file(exercise).name}: twice.'
            )
            yield Problem(test.path, call.line, what, fix)
            return


@lru_cache(maxsize=1)
def _asking(exercise: Exercise) -> CaseRunner | None:
    questions = Questions.of(exercise, SEED)
    return CaseRunner(questions) if questions else None
