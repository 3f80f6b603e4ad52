"""Plays matches: each deal from every seat, each program in a fresh sandbox of its own.

Only the strategy is called. An illegal move is replaced by a random legal one, and counted with its reason.
"""

import hashlib
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import find_part
from rozdej.core.student.failures import (
    BrokenFile,
    CallAborted,
    Ended,
    LoadProblem,
    MissingFile,
    MissingFunction,
    TooMuchOutput,
    TooSlow,
    Unusable,
)
from rozdej.core.student.limits import Limits
from rozdej.core.student.temporary_folders import LockedTempDir
from rozdej.teacher.grading.sanitizing import sanitize
from rozdej.teacher.grading.worker_pool import Work
from rozdej.teacher.isolation.remote import RemoteProgram
from rozdej.teacher.isolation.workers import SandboxPool

SECONDS = 60.0
"""CPU seconds for all answers of a program in a match. Afterwards it is not asked any more."""

LIMITS = Limits(seconds_per_call=1.0, seconds_per_test=2 * SECONDS, seconds_in_all=SECONDS)
"""A strategy answers in milliseconds. The whole match counts as one test, so only `seconds_in_all` limits it."""

MARKS = {'random': 'Náhoda', 'weak': 'Slabý soupeř', 'middle': 'Střední soupeř', 'strong': 'Silný soupeř'}
"""Computer players, which every game has, by strength."""

NO_TIME = 'došel čas na celý zápas'
FAULTS: tuple[tuple[type[BaseException], str], ...] = (
    (TooSlow, 'odpověď nepřišla včas'),
    (Ended, 'proces skončil'),
    (TooMuchOutput, 'moc vypsaného textu'),
    (Unusable, 'funkci nejde zavolat'),
)
"""Why there was no answer, in Czech; see `why_not`."""


@dataclass(frozen=True)
class Entrant:
    """A student's program, with the contents of its modules, or a computer player, with its strength."""

    key: str
    name: str
    strength: str = ''
    files: dict[str, bytes] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Match:
    """The entrants of a match, and the seed of all its random numbers."""

    seed: str
    entrants: tuple[Entrant, ...]
    deals: int = 0
    """Number of deals; 0 for the number that the game defines."""


@dataclass
class MatchResult:
    """The result of a match."""

    points: list[list[float]]
    """Points by entrant in each game. A deal is a game from each seat, one after another."""
    prints: list[str]
    """A fingerprint of each deal, of entrants and moves. Programs without random numbers may repeat a deal."""
    faults: list[dict[str, int]]
    """The number of faults of each entrant, by reason."""
    questions: list[int]
    """How often each entrant was asked."""
    game: dict[str, Any]
    """The game with the largest difference of points, the longest of these: order at the table, points, moves."""


def discipline(name: str) -> Any:
    """Return the game's module `tournament`; None when the exercise has no strategies."""
    return find_part(name, 'tournament')


def why_not(error: BaseException, program: RemoteProgram) -> str:
    """Explain why the program gave no answer, in Czech words that can follow a colon."""
    if isinstance(error, MissingFile):
        return f'chybí soubor {error.module}.py'
    if isinstance(error, BrokenFile | MissingFunction) and (problem := error.problem):
        return describe_problem(problem)
    if isinstance(error, MissingFunction):
        return f'chybí funkce {error.function}'
    if words := next((words for kind, words in FAULTS if isinstance(error, kind)), ''):
        return words
    at = [f' na řádku {line} souboru {Path(file).name}' for file, line, _ in program.frames(error)][-1:]
    return f'chyba {type(error).__name__}{"".join(at)}'


def describe_problem(problem: LoadProblem) -> str:
    """Describe in Czech what is wrong with a file. Names that are missing later are missing because of it."""
    cause = f'{type(problem.cause).__name__} ' if problem.cause else ''
    return f'soubor {problem.module}.py nejde celý spustit: {cause}na řádku {problem.inner_line}'


class Competitor:
    """A program, or a computer player, in one match."""

    def __init__(self, entrant: Entrant, chance: random.Random, program: RemoteProgram | None, game: Any):
        self.faults: Counter[str] = Counter()
        self.questions = 0
        self._entrant = entrant
        self._chance = chance
        self._program = program
        self._function: tuple[str, str] = game.FUNCTION
        self._given = getattr(game, 'given', lambda _, *arguments: arguments)
        source = program.implementation.source(self._function[0]) if program else None
        self._is_written = source is None or not source.is_unwritten(self._function[1])

    def move(self, arguments: tuple, legal: Callable[[Any], Any], options: Sequence[Any], kit: Callable) -> Any:
        """Return its move, always one of the options."""
        if len(options) == 1:
            return options[0]
        if self._program is None:
            return kit(self._entrant.strength, self._chance)
        self.questions += 1
        try:
            if self._program.has_used_its_time:
                fault = NO_TIME
            else:
                given = self._given(self._program, *arguments)
                answer = self._program.call(*self._function, given, {})
                if (move := legal(answer)) in options:
                    return move
                fault = self._no_move(answer)
        except BaseException as error:
            if not isinstance(error, Exception | CallAborted) and not hasattr(error, 'frames'):
                raise  # not raised by the program
            problem = next(iter(self._program.problems.values()), None)
            fault = (
                describe_problem(problem) if problem and isinstance(error, NameError) else why_not(error, self._program)
            )
        finally:
            self._program.log.clear()
        self.faults[fault] += 1
        return kit('random', self._chance)

    def _no_move(self, answer: Any) -> str:
        """Explain what is wrong with an answer that is no move, in Czech words that can follow a colon."""
        if not self._is_written:
            return f'funkce {self._function[1]} není napsaná'
        return 'tah proti pravidlům' if answer is not None else f'funkce {self._function[1]} vrátila None'


class Arena(ExitStack):
    """Plays matches, with a sandbox for each program and match. Call `close` at the end."""

    def __init__(self, exercise: Exercise, sandboxed: bool):
        super().__init__()
        self.exercise = exercise
        self._pool = self.enter_context(closing(SandboxPool(sandboxed)))
        self._folder = self.enter_context(LockedTempDir('judging'))
        self._game = discipline(exercise.name)

    def play(self, match: Match) -> MatchResult:
        """Play a match. When the warm sandbox worker ends meanwhile, the result has no games."""
        self._pool.renew()
        outcome = self._play(match)
        if not self._pool.renew():
            return outcome
        nobody = range(self._game.SEATS)
        return MatchResult([], [], [{} for _ in nobody], [0 for _ in nobody], {})

    def _play(self, match: Match) -> MatchResult:
        game = self._game
        with ExitStack() as opened:
            seats = [opened.enter_context(self._seat(match, number)) for number in range(game.SEATS)]
            chance = random.Random(match.seed)
            opened.enter_context(redirect_stdout(opened.enter_context(open(os.devnull, 'w'))))  # what programs print
            points: list[list[float]] = []
            prints: list[str] = []
            most, telling = (-1.0, 0), dict[str, Any]()
            for _ in range(match.deals or game.DEALS):
                dealt, played = game.deal(chance), []
                for turn in range(game.SEATS):
                    order = [(turn + place) % game.SEATS for place in range(game.SEATS)]
                    result, moves = game.play(
                        dealt, lambda place, *question, order=order: seats[order[place]].move(*question)
                    )
                    played.append(repr(([match.entrants[number].key for number in order], moves)))
                    points.append([result[order.index(number)] for number in range(game.SEATS)])
                    if (spread := (max(result) - min(result), len(moves))) > most:
                        most, telling = spread, {'order': order, 'points': result, 'moves': moves}
                prints.append(hashlib.sha256('\n'.join(sorted(played)).encode()).hexdigest()[:16])
            faults = [dict(sorted(seat.faults.items())) for seat in seats]
            return MatchResult(points, prints, faults, [seat.questions for seat in seats], telling)

    @contextmanager
    def _seat(self, match: Match, number: int) -> Iterator[Competitor]:
        """Seat an entrant, with its program in a new sandbox."""
        entrant = match.entrants[number]
        chance = random.Random(f'{match.seed} {entrant.key}')
        if entrant.strength:
            yield Competitor(entrant, chance, None, self._game)
            return
        handed_in, work = (self._folder / f'{kind}{number}' for kind in ('handed', 'work'))
        for folder in (handed_in, work):
            folder.mkdir(exist_ok=True)
            for path in folder.rglob('*.py'):
                path.unlink()
        for module, content in entrant.files.items():
            path = handed_in / f'{module}.py'
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        intake = sanitize(self.exercise, handed_in, work)
        with closing(RemoteProgram(intake.implementation, self._pool, LIMITS, intake.unreadable)) as program:
            program.reset()
            yield Competitor(entrant, chance, program, self._game)


@dataclass(frozen=True)
class MatchWork(Work):
    """A match to be played by a worker. Its task makes the grader with `open_arena`."""

    match: Match

    def carry_out(self, grader: Arena, scratch: Path) -> MatchResult:
        return grader.play(self.match)


def open_arena(exercise: Exercise, limits: Limits, sandboxed: bool, until: int | None, seed: str) -> Arena:
    """Open an arena in a worker process. Takes the arguments of `worker_pool.MakeGrader`."""
    return Arena(exercise, sandboxed)
