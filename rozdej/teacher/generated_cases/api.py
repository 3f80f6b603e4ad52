"""What an author of fresh cases writes with: see `rozdej.teacher.generated_cases`."""

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
from rozdej.core.student.failures import Stopped
from rozdej.core.student.program import Program
from rozdej.core.student.source import SourceFile
from rozdej.teacher.generated_cases.equality import Answer

CASES = 50
"""Cases for each function, shared out among its kinds."""

TOGETHER = 200
"""Calls of what is judged by many results at once."""

PLAYS = 10
"""Games or walks of each kind."""


class BadFreshCases(Exception):
    """The exercise's fresh cases cannot be used; the text says why, in English."""


class Functions:
    """The functions of a program by their names, whichever module they are in: `program.vezmi(13, 3)`.

    `typed(…)` prepares lines for `input`; `printed` is what the last call printed.
    """

    def __init__(self, program: Program, modules: Mapping[str, str]):
        self._program = program
        self._modules = modules

    def __getattr__(self, name: str) -> Any:
        if name not in self._modules:
            raise AttributeError(f'no function {name} in the lesson')
        module = self._modules[name]
        return lambda *arguments: self._program.call(module, name, arguments, {})

    def many(self, name: str, arguments: list[tuple[Any, ...]]) -> list[Call]:
        """Calls of a function with each of these arguments, at once; what they share is one object for all of them.

        Raises what had to stop one of them.
        """
        calls: list[Call] = []
        while len(calls) < len(arguments):
            calls += self._program.call_many(self._modules[name], name, arguments[len(calls) :])
            if isinstance(calls[-1].exception, Stopped):
                raise calls[-1].exception
        return calls

    def typed(self, *lines: str) -> None:
        """What the keyboard has for the calls that follow."""
        self._program.keyboard.prepare(lines)

    def replace(self, name: str, function: Callable) -> None:
        """Put a function of ours in place of one of the program's, until the last case of the function asked now."""
        self._program.set(self._modules[name], name, function)

    @property
    def printed(self) -> str:
        """What the last call printed."""
        return self._program.log.calls[-1].printed


class Dice(Random):
    """Random numbers that depend on seed, function and case alone. `solution` are the solution's functions.

    The solution is there to get into positions: a game after twenty moves, say.
    """

    solution: Functions


Generator = Callable[[Dice], tuple[Any, ...]]
Holds = Callable[[tuple[Any, ...], Answer], str]
"""Given the arguments before a call and what it came to: '' when that is right, else what is not, in Czech."""
Allows = Callable[[tuple[Any, ...], Answer, Answer], bool]
"""Given the arguments, the solution's answer and another one: whether the contract leaves that free.
Of exceptions it may only look at the type."""
Together = Callable[[list[Answer]], Iterable[tuple[int, str]]]
"""Given all answers: numbers of those that are wrong, each with what is wrong, in Czech."""
Play = Callable[[Dice, Functions], None]


@dataclass(frozen=True)
class Kind:
    """One kind of cases of a function. With a `play`, there is nothing else; a case is one game then.

    `sees_messages` says that a play looks at what exceptions say, and not only at their types.
    """

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


def _nothing(dice: Dice) -> tuple[Any, ...]:
    """The arguments of a function that takes none."""
    return ()


@dataclass
class FreshCases:
    """The fresh cases of an exercise.

    `not_asked` are the functions of the lesson without any, each with the reason. `levels` say which levels are about
    a function besides those that name it and those that follow in its section of the lesson. `escapes` are the wrong
    programs that these cases cannot find, each with the reason.

    `cards(function, arguments)` are the cards in the arguments of a call, in a game that has each of them once: then no
    level test may show one twice in a call, but for those in `twice`, each with the reason.
    """

    not_asked: Mapping[str, str] = field(default_factory=dict)
    levels: Mapping[str, Iterable[int]] = field(default_factory=dict)
    escapes: Mapping[str, str] = field(default_factory=dict)
    cards: Callable[[str, tuple[Any, ...]], Iterable[Hashable]] | None = None
    twice: Mapping[str, str] = field(default_factory=dict)
    kinds: list[Kind] = field(default_factory=list)

    def cases(
        self, function: str, share: int = 1, holds: Holds | None = None, allows: Allows | None = None
    ) -> Callable[[Generator], Generator]:
        """Decorates what makes the arguments of a case; of all cases of the function it makes `share` parts.

        A program has to do what the solution does. With `holds`, that says what is right instead. What differs from
        the solution may still be right when `allows` says so.
        """

        def add(generate: Generator) -> Generator:
            self.kinds.append(Kind(function, _name(generate), generate, share, holds, allows))
            return generate

        return add

    def together(
        self, function: str, times: int = TOGETHER, given: Generator = _nothing
    ) -> Callable[[Together], Together]:
        """Decorates what judges all of so many calls at once: shuffles, say. `given` makes the arguments of each."""

        def add(judge: Together) -> Together:
            self.kinds.append(Kind(function, _name(judge), given, together=judge, times=times))
            return judge

        return add

    def plays(self, function: str, times: int = PLAYS, sees_messages: bool = True) -> Callable[[Play], Play]:
        """Decorates what plays with the program, so many times; it asserts what has to hold, in Czech.

        `function` is the one to blame; what the program raises is its fault, too. It is faster for who does not look at
        what exceptions say, with `sees_messages` off.
        """

        def add(play: Play) -> Play:
            kind = Kind(function, _name(play), _nothing, play=play, times=times, sees_messages=sees_messages)
            self.kinds.append(kind)
            return play

        return add


def _name(function: Callable) -> str:
    return function.__name__.replace('_', ' ')


def fresh_file(exercise: Exercise) -> Path:
    """Where the fresh cases of an exercise are, if it has any: a module, or what begins a package of them."""
    folder = exercise.samples
    package = folder / 'fresh' / '__init__.py'
    return package if package.is_file() else folder / 'fresh.py'


def load(exercise: Exercise) -> FreshCases | None:
    """The fresh cases of the exercise; None when it has none. Raises `BadFreshCases`."""
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
    """What is in a module or package, run anew, without a file of compiled code beside it."""
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
    """The functions of the lesson, and the module that each is in, in teaching order."""
    functions = {module: SourceFile(exercise.solution / f'{module}.py').functions for module in exercise.modules}
    return {name: module for name in exercise.lesson.signatures for module, there in functions.items() if name in there}


RARE = 1e-9
"""The probability that a right program fails."""

SEEN = 'Karty jsou v tom samém pořadí jako už jednou předtím.'
UNMIXED = 'Karty nejsou pořádně zamíchané: některé leží moc často na stejném místě nebo za sebou.'


def badly_shuffled(decks: Sequence[Sequence[Hashable]]) -> Iterator[tuple[int, str]]:
    """For `together`: decks of the same cards that came before, and whether all of them keep any order.

    No card may lie in the same place, and no two next to each other, more often than chance lets them.
    """
    seen = set()
    numbers: dict[Hashable, int] = {}  # which are counted faster than cards
    counts: Counter[int] = Counter()
    size, most = len(decks[0]) if decks else 0, sum(map(len, decks))
    for number, deck in enumerate(decks):
        order = tuple([numbers.setdefault(card, len(numbers)) for card in deck])
        if order in seen:
            yield number, SEEN
        seen.add(order)
        places = [place + most * card for place, card in enumerate(order)]
        neighbours = [~one - most * other for one, other in pairwise(order)]
        counts.update(places + neighbours)
    if counts and max(counts.values()) >= too_often(len(decks), 1 / size, RARE / (2 * size * size)):
        yield 0, UNMIXED


def too_often(times: int, probability: float, rare: float = RARE) -> int:
    """How often something of that probability happens in so many times with a probability below `rare`."""
    left = 1.0
    for count in range(times + 1):
        if left < rare:
            return count
        left -= comb(times, count) * probability**count * (1 - probability) ** (times - count)
    return times + 1
