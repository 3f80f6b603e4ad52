"""Generates the cases of an exercise and the solution's answers, once for a class, before any program runs."""

import io
import random
from collections.abc import Iterable, Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Lesson
from rozdej.core.student.calls import Call, freeze, restore
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.tracebacks import innermost
from rozdej.teacher.fresh_cases.api import CASES, BadFreshCases, Dice, FreshCases, Functions, Kind, load, modules_of
from rozdej.teacher.fresh_cases.equality import Answer

TURNS = 2
"""How often, at least, each kind gets its share of cases."""

SECONDS = 10.0
"""Time limit for a call of the solution."""


@dataclass(frozen=True, eq=False)
class Question:
    """A case: arguments of a call, frozen, and the solution's answer where that decides what is right."""

    kind: Kind
    number: int
    before: Any
    parameters: tuple[str, ...]
    expected: Answer | None = None

    def arguments(self) -> tuple[Any, ...]:
        """Return a new copy of the arguments, which the caller may change."""
        return restore(self.before)


@dataclass
class Questions:
    """All cases of an exercise, by function, in teaching order. The same `seed` makes the same cases on any machine.

    `count` is the number of cases that the kinds of a function share; many kinds get more. Raises `BadFreshCases`.
    """

    exercise: Exercise
    seed: str
    fresh: FreshCases
    count: int = CASES
    modules: dict[str, str] = field(init=False)
    cases: dict[str, list[Question]] = field(init=False)
    levels: dict[str, tuple[int, ...]] = field(init=False)

    def __post_init__(self) -> None:
        self.modules = modules_of(self.exercise)
        self.levels = levels_of(self.exercise.lesson, self.modules, self.fresh.levels)
        self._solution = self.another_solution()
        self.solution = Functions(self._solution, self.modules)
        state = random.getstate()
        try:
            with (
                installed_in_sys_modules(self._solution),
                self._solution.keyboard.plugged_in(),
                redirect_stdout(io.StringIO()),
            ):
                for module in dict.fromkeys(self.modules.values()):
                    self._solution.module(module)  # now, as later the imports in them find other programs' files
                generated = {name: list(self._cases_of(name)) for name in self.modules}
        finally:
            random.setstate(state)
        self.cases = {name: cases for name, cases in generated.items() if cases}

    @classmethod
    def of(cls, exercise: Exercise, seed: str, count: int = CASES) -> 'Questions | None':
        """Generate the cases of an exercise; None when it has no fresh cases. Raises `BadFreshCases`."""
        fresh = load(exercise)
        return None if fresh is None else cls(exercise, seed, fresh, count)

    def another_solution(self) -> LocalProgram:
        """Load the solution once more."""
        return LocalProgram(Implementation(self.exercise, self.exercise.solution), Guard(SECONDS))

    def dice(self, kind: Kind, number: int) -> Dice:
        """Make the random numbers for a case of this kind."""
        dice = Dice(f'{self.seed}/{kind.function}/{kind.name}/{number}')
        dice.solution = self.solution
        return dice

    def _cases_of(self, function: str) -> Iterator[Question]:
        kinds = [kind for kind in self.fresh.kinds if kind.function == function]
        sharing = [kind for kind in kinds if not kind.times]
        most = max((kind.share for kind in sharing), default=0)
        turns = [kind for turn in range(most) for kind in sharing if kind.share > turn]
        count = max(self.count, TURNS * len(turns)) if turns else 0
        for number, kind in enumerate(islice(cycle(turns), count)):
            yield self._case(kind, number)
        for kind in kinds:
            yield from (self._case(kind, number) for number in range(kind.times))

    def _case(self, kind: Kind, number: int) -> Question:
        dice = self.dice(kind, number)
        random.seed(dice.getrandbits(64))
        self._solution.refresh()
        try:
            arguments = kind.generate(dice)
        except Exception as error:
            raise BadFreshCases(f'{kind.function}, "{kind.name}" {describe_failure(error)}') from error
        if type(arguments) is not tuple or (before := freeze(arguments)) is None:
            raise BadFreshCases(f'{kind.function}, "{kind.name}" gives no tuple of plain arguments: {arguments!r}')
        parameters = self.exercise.lesson.signatures[kind.function].parameters
        if kind.holds or kind.together or kind.play:
            return Question(kind, number, before, parameters)
        [call] = self._solution.call_many(self.modules[kind.function], kind.function, [restore(before)])
        expected = answer_of(call)
        if expected.error is not None and type(expected.error) is not ValueError:
            raise BadFreshCases(f'{kind.function}, "{kind.name}": the solution fails with {expected.error!r}')
        return Question(kind, number, before, parameters, expected)


def describe_failure(error: Exception) -> str:
    """Describe in English how code of the exercise's fresh cases failed."""
    place = innermost(error)
    where = f' in line {place.tb_lineno} of {Path(place.tb_frame.f_code.co_filename).name}' if place else ''
    return f'fails{where}: {error!r}'


def levels_of(
    lesson: Lesson, functions: Iterable[str], more: Mapping[str, Iterable[int]]
) -> dict[str, tuple[int, ...]]:
    """Return the levels of each function: those that name it, and those that follow its first one and name none.

    These have to be in the same section. `more` are further levels by function.
    """
    found: dict[str, set[int]] = {name: set(more.get(name, ())) for name in functions}
    begun: set[str] = set()
    current, section = set[str](), ''
    for level in lesson.levels.values():
        named = level.functions & found.keys()
        if named - begun:
            current, section = named - begun, level.section
            begun |= current
        for name in named or (current if level.section == section else ()):
            found[name].add(level.number)
    return {name: tuple(sorted(levels)) for name, levels in found.items()}


def answer_of(call: Call) -> Answer:
    """Return the answer of a call."""
    result = None if call.exception else call.result
    return Answer(result, call.exception, call.printed, call.arguments, call.has_changed)
