"""Offers authors what they define fresh cases with; see `rozdej.teacher.fresh_cases`."""

import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from math import comb
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.student.calls import Call
from rozdej.core.student.failures import CallAborted
from rozdej.core.student.program import Program
from rozdej.core.student.source import SourceFile
from rozdej.teacher.fresh_cases.equality import Answer

CASES = 50
"""Cases of each function, divided among its kinds."""

TOGETHER = 200
"""Calls of a function whose results are judged together."""

PLAYS = 10
"""Games of each kind."""

RARE = 1e-9
"""The probability that a right program fails: once in a thousand million classes."""

SEEN = 'Karty jsou v tom samém pořadí jako už jednou předtím.'
SORTED = 'Karty nejsou zamíchané, leží popořadě.'
UNMIXED = 'Karty nejsou pořádně zamíchané: některé leží moc často na stejném místě nebo za sebou.'


class BadFreshCases(Exception):
    """The fresh cases of an exercise cannot be used. The text says why, in English."""


class Functions:
    """Calls the functions of a program by name, whatever their module: `program.vezmi(13, 3)`."""

    def __init__(self, program: Program, modules: Mapping[str, str]):
        self._program = program
        self._modules = modules

    def __getattr__(self, name: str) -> Any:
        if name not in self._modules:
            raise AttributeError(f'no function {name} in the lesson')
        module = self._modules[name]
        return lambda *arguments: self._program.call(module, name, arguments, {})

    def many(self, name: str, arguments: list[tuple[Any, ...]]) -> list[Call]:
        """Call a function with each of these arguments. Objects that they share stay shared.

        Raises the exception of a call that had to be stopped.
        """
        calls: list[Call] = []
        while len(calls) < len(arguments):
            calls += self._program.call_many(self._modules[name], name, arguments[len(calls) :])
            if isinstance(calls[-1].exception, CallAborted):
                raise calls[-1].exception
        return calls

    def typed(self, *lines: str) -> None:
        """Prepare lines for `input` in the following calls."""
        self._program.keyboard.prepare(lines)

    def replace(self, name: str, function: Callable) -> None:
        """Replace one of the program's functions, until all cases of the current function are done."""
        self._program.set(self._modules[name], name, function)

    @property
    def printed(self) -> str:
        """What the last call printed."""
        return self._program.log.calls[-1].printed


class Dice(Random):
    """Random numbers that depend on seed, function and case only."""

    solution: Functions
    """The solution's functions, for example to reach a position after twenty moves."""


Generator = Callable[[Dice], tuple[Any, ...]]
Holds = Callable[[tuple[Any, ...], Answer], str]
"""Takes the arguments before a call and its answer. Returns '' when it is right, else what is wrong, in Czech."""
Allows = Callable[[tuple[Any, ...], Answer, Answer], bool]
"""Takes the arguments, the solution's answer and another one. Returns whether the other one is allowed too.
Of exceptions it may only look at the type."""
Together = Callable[[list[Answer]], Iterable[tuple[int, str]]]
"""Takes all answers. Returns the indexes of wrong ones, each with what is wrong, in Czech."""
Play = Callable[[Dice, Functions], None]


@dataclass(frozen=True)
class Kind:
    """One kind of cases of a function. With `play`, a case is one game, and nothing else is set."""

    function: str
    name: str
    generate: Generator
    share: int = 1
    holds: Holds | None = None
    allows: Allows | None = None
    together: Together | None = None
    play: Play | None = None
    times: int = 0
    sees_messages: bool = False
    """Whether a play looks at the text of exceptions, not only at their types."""


def _nothing(dice: Dice) -> tuple[Any, ...]:
    """Return the arguments of a function that takes none."""
    return ()


@dataclass
class FreshCases:
    """The fresh cases of an exercise."""

    not_asked: Mapping[str, str] = field(default_factory=dict)
    """Functions of the lesson without fresh cases, with the reason."""
    levels: Mapping[str, Iterable[int]] = field(default_factory=dict)
    """Levels of a function besides those that name it and those that follow in its section of the lesson."""
    escapes: Mapping[str, str] = field(default_factory=dict)
    """Wrong programs that these cases cannot find, with the reason."""
    cards: Callable[[str, tuple[Any, ...]], Iterable[Hashable]] | None = None
    """Gives the cards in the arguments of a call, in a game that has each card once. Then no level test may use a card
    twice in a call."""
    twice: Mapping[str, str] = field(default_factory=dict)
    """Level tests that may, with the reason."""
    kinds: list[Kind] = field(default_factory=list)

    def cases(
        self, function: str, share: int = 1, holds: Holds | None = None, allows: Allows | None = None
    ) -> Callable[[Generator], Generator]:
        """Decorate what generates the arguments of a case. `share` is its part of all cases of the function.

        A program has to do what the solution does. With `holds`, that decides instead. With `allows`, another answer
        than the solution's may be right too.
        """

        def add(generate: Generator) -> Generator:
            self.kinds.append(Kind(function, _name(generate), generate, share, holds, allows))
            return generate

        return add

    def together(
        self, function: str, times: int = TOGETHER, given: Generator = _nothing
    ) -> Callable[[Together], Together]:
        """Decorate what judges the answers of `times` calls together, such as shuffles.

        `given` generates the arguments of each call.
        """

        def add(judge: Together) -> Together:
            self.kinds.append(Kind(function, _name(judge), given, together=judge, times=times))
            return judge

        return add

    def plays(self, function: str, times: int = PLAYS, sees_messages: bool = True) -> Callable[[Play], Play]:
        """Decorate what plays a game with the program, `times` times. It asserts what has to hold, in Czech.

        A failed assert, and any exception of the program, is a fault of `function`. Switch `sees_messages` off when the
        play does not look at the text of exceptions: that is faster.
        """

        def add(play: Play) -> Play:
            kind = Kind(function, _name(play), _nothing, play=play, times=times, sees_messages=sees_messages)
            self.kinds.append(kind)
            return play

        return add


def _name(function: Callable) -> str:
    return function.__name__.replace('_', ' ')


def fresh_file(exercise: Exercise) -> Path:
    """Return the file of an exercise's fresh cases, which may not exist: a module, or `__init__.py` of a package."""
    folder = exercise.samples
    package = folder / 'fresh' / '__init__.py'
    return package if package.is_file() else folder / 'fresh.py'


def load(exercise: Exercise) -> FreshCases | None:
    """Load the fresh cases of an exercise; None when it has none. Raises `BadFreshCases`."""
    path = fresh_file(exercise)
    if not path.is_file():
        return None
    try:
        found = getattr(_module(path, f'fresh_cases_of_{exercise.name}'), 'fresh', None)
    except Exception as error:
        raise BadFreshCases(f'{path.name} does not run: {type(error).__name__}: {error}') from error
    if not isinstance(found, FreshCases):
        raise BadFreshCases(f'{path.name} has no "fresh = FreshCases()"')
    asked = {kind.function for kind in found.kinds}
    functions = modules_of(exercise).keys()
    if unknown := sorted({*asked, *found.not_asked, *found.levels} - functions):
        raise BadFreshCases(f'{path.name} asks for functions that the lesson does not have: {", ".join(unknown)}')
    if left := sorted(functions - asked - set(found.not_asked)):
        raise BadFreshCases(f'{path.name} does not ask {", ".join(left)}: write cases, or put the reason in not_asked')
    return found


def _module(path: Path, name: str) -> ModuleType:
    """Run a module or package anew, without writing compiled files."""
    parts = [str(path.parent)] if path.stem == '__init__' else None
    spec = spec_from_file_location(name, path, submodule_search_locations=parts)
    assert spec
    assert spec.loader
    module, writes = module_from_spec(spec), sys.dont_write_bytecode
    sys.modules[name], sys.dont_write_bytecode = module, True
    try:
        spec.loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = writes
        for other in [one for one in sys.modules if one.partition('.')[0] == name]:
            del sys.modules[other]
    return module


def modules_of(exercise: Exercise) -> dict[str, str]:
    """Return the functions of the lesson in teaching order, each with its module."""
    functions = {module: SourceFile(exercise.solution / f'{module}.py').functions for module in exercise.modules}
    return {name: module for name in exercise.lesson.signatures for module, there in functions.items() if name in there}


def badly_shuffled(decks: Sequence[Sequence[Any]]) -> Iterator[tuple[int, str]]:
    """Judge shuffled decks of the same cards, which can be sorted, for `together`.

    A deck must not be sorted, nor be the same as an earlier one. Over all decks, no card may lie in the same place,
    and no two cards side by side, more often than chance allows.
    """
    seen = set()
    numbers: dict[Hashable, int] = {}  # numbers are counted faster than cards
    counts: Counter[int] = Counter()
    size, most = len(decks[0]) if decks else 0, sum(map(len, decks))
    ordered = sorted(decks[0]) if decks else []
    for number, deck in enumerate(decks):
        order = tuple([numbers.setdefault(card, len(numbers)) for card in deck])
        if order in seen:
            yield number, SEEN
        elif list(deck) == ordered:
            yield number, SORTED
        seen.add(order)
        places = [place + most * card for place, card in enumerate(order)]
        neighbours = [~one - most * other for one, other in pairwise(order)]
        counts.update(places + neighbours)
    if counts and max(counts.values()) >= too_often(len(decks), 1 / size, RARE / (2 * size * size)):
        yield 0, UNMIXED


def too_often(times: int, probability: float, rare: float = RARE) -> int:
    """The smallest count that an event reaches in `times` trials with a probability below `rare`."""
    left = 1.0
    for count in range(times + 1):
        if left < rare:
            return count
        left -= comb(times, count) * probability**count * (1 - probability) ** (times - count)
    return times + 1
