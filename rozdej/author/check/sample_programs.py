"""Programs by which an exercise's tests are judged, each with the levels that must fail.

Wrong programs are the solution with one mistake each, right programs solve the exercise in another way
(`program_lists.py` reads both). Unfinished programs are made here from the solution and the stub.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from rozdej.author.check.program_lists import WrongProgram, right_modules, wrong_programs
from rozdej.author.check.solution_variants import SolutionFile, SourceLine, lines_of, text_of
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.stubs import beginnings, constants_to_write, levels_to_write

EMPTY_IS_ENOUGH = (
    'A level that only asks whether a function exists passes on an empty one: ask for its parameters, '
    'signature(module.function).bind(…), and call nothing.'
)


@dataclass(frozen=True)
class Expectation:
    """A program and the levels that must fail."""

    name: str
    path: Path
    """The file or folder that an author edits; `line` is the line there."""
    lines: Mapping[str, Sequence[SourceLine]]
    """The program: file name -> lines."""
    first_red: int | None
    """The lowest level that must fail; None: all pass."""
    red: frozenset[int] | None = None
    """All levels that must fail, if given."""
    says: tuple[str, ...] = ()
    """Words that the text of the first failure must contain."""
    advice: str = ''
    """Help for the author when the program passes, or fails too early."""
    line: int = 0
    is_wrong: bool = False
    """Whether it must fail at one of the levels `own`, or at any level if there are none."""
    own: frozenset[int] = frozenset()
    may_be_red: frozenset[int] = frozenset()
    """Levels at which chance decides."""

    @property
    def label(self) -> str:
        """The program in messages that show its path: its name, or just the mistake."""
        what = self.name.partition(': ')[2]
        return repr(what) if what else self.name

    @cached_property
    def files(self) -> dict[str, str]:
        """File name -> text."""
        return {file: text_of(lines) for file, lines in self.lines.items()}

    def write(self, folder: Path) -> Path:
        """Write the program into the folder, which is made if missing, and return the folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in self.files.items():
            (folder / file).write_text(text, encoding='utf-8')
        return folder

    def path_of(self, file: str) -> Path:
        """Return the file that an author edits to change this file of the program."""
        paths = {line.path for line in self.lines[file]}
        return self.path if self.path in paths else self.lines[file][0].path


def expectations(exercise: Exercise) -> Iterator[Expectation]:
    """Yield all programs of the exercise."""
    to_write = levels_to_write(exercise)
    first = min(to_write, default=None)
    solution = {f'{module}.py': SolutionFile(exercise.solution / f'{module}.py') for module in exercise.modules}
    solved = {file: part.lines for file, part in solution.items()}
    stub = _files(exercise.given)
    yield Expectation('stub', exercise.given, stub, first, frozenset(to_write), advice=EMPTY_IS_ENOUGH)
    yield Expectation('solution', exercise.solution, solved, None)
    yield from _unfinished(exercise, solution, to_write)
    yield from _wrong_programs(exercise, solution)
    yield from right_programs(exercise)


def right_programs(exercise: Exercise) -> list[Expectation]:
    """Return the programs that are written in another way, sorted by name."""
    programs: dict[str, Expectation] = {}
    solution = _files(exercise.solution)
    for way in right_modules(exercise):
        begun = programs.get(way.name) or Expectation(f'right/{way.name}', way.path, solution, None, line=way.line)
        programs[way.name] = replace(begun, lines={**begun.lines, way.path.name: way.lines})
    return [programs[name] for name in sorted(programs)]


def _files(folder: Path) -> dict[str, list[SourceLine]]:
    return {path.name: lines_of(path) for path in sorted(folder.glob('*.py'))}


def _unfinished(exercise: Exercise, solution: dict[str, SolutionFile], to_write: set[int]) -> Iterator[Expectation]:
    """Yield the solution after each written function. Exactly the levels of later functions must fail.

    A second variant lacks the later functions. There the level that asks whether the next one exists must fail first.
    """
    begun, constants = beginnings(exercise), constants_to_write(exercise)
    for name, start in begun.items():
        later = {other for other, level in begun.items() if level >= start}
        done = begun.keys() - later
        is_needed = any(map(exercise.lesson.is_needed, later))  # without what is voluntary, all else is green
        levels = (level for n, level in exercise.lesson.levels.items() if n in to_write and n >= start)
        levels = (level for level in levels if is_needed or level.is_voluntary)
        # A level that names only what is written already, like one about how well it does, may be green.
        red = {level.number for level in levels if later & set(level.names) or done.isdisjoint(level.names)}
        empty = dict.fromkeys(later) | {n: v for n, v in constants.items() if n in later}
        files = {file: part.emptied(empty) for file, part in solution.items()}
        yield Expectation(f'written up to {name}', exercise.solution, files, min(red), frozenset(red))
        cut = {file: part.without(later) for file, part in solution.items()}
        yield Expectation(f'cut before {name}', exercise.solution, cut, start)


def _wrong_programs(exercise: Exercise, solution: dict[str, SolutionFile]) -> Iterator[Expectation]:
    for mistake in wrong_programs(exercise):
        file = f'{mistake.module}.py'
        files = {name: part.lines for name, part in solution.items()} | {
            file: solution[file].with_mistake(mistake.code)
        }
        yield Expectation(
            mistake.name,
            mistake.path,
            files,
            mistake.level,
            says=mistake.says,
            advice=_why_harmless(mistake, solution[file]),
            line=mistake.line,
        )


def _why_harmless(mistake: WrongProgram, solution: SolutionFile) -> str:
    """Say why a mistake cannot make a difference; '' if it may."""
    defined = {node.name for node in ast.parse(text_of(mistake.code)).body if isinstance(node, ast.FunctionDef)}
    if not defined or defined & solution.functions:
        return ''
    return f'It redefines nothing: the solution has no {", ".join(sorted(defined))}. Correct the name, or remove it.'
