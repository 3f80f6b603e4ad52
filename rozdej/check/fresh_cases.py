"""Whether an exercise's fresh cases can be made, and raise no alarm on right programs."""

from collections.abc import Iterator
from functools import lru_cache

from rozdej.check import Problem
from rozdej.check.mistakes import mistakes
from rozdej.exercises import Exercise
from rozdej.fresh import Asking, BadFreshCases, Questions, fresh_file
from rozdej.student.program import Program

SEED = 'rozdej check'
"""Under another one an author asks with `bench/fresh.py`."""


def check_fresh_cases(exercise: Exercise) -> Iterator[Problem]:
    """They can be made, and every wrong program that they say they cannot find is there."""
    path = fresh_file(exercise)
    try:
        asking = _asking(exercise)
    except BadFreshCases as error:
        yield Problem(path, 0, str(error), 'How they are written stands in docs/authors.md.')
        return
    for what in asking.wrong_judges() if asking else ():
        yield Problem(path, 0, what, 'Mend it: it would take points from everybody.')
    names = {mistake.name for mistake in mistakes(exercise)}
    for name in asking.questions.fresh.escapes if asking else ():
        if name not in names:
            yield Problem(path, 0, f'there is no wrong program {name!r}', 'Correct the name in escapes, or remove it.')


def alarms(exercise: Exercise, program: Program) -> list[str]:
    """What fresh cases say is wrong with a program that passes all tests."""
    asking = _asking(exercise)
    faults = asking.faults(program, asking.questions.cases) if asking else []
    return ['\n'.join((f'{fault.function}:', *fault.text)) for fault in faults]


@lru_cache(maxsize=1)
def _asking(exercise: Exercise) -> Asking | None:
    questions = Questions.of(exercise, SEED)
    return Asking(questions) if questions else None
