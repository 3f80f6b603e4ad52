'''Reads the lists of wrong and right programs of an exercise.

Each program of a list begins with a docstring at the left margin; the code up to the next docstring belongs to it.

`samples/<exercise>/wrong/<module>/<function>.py` lists mistakes in one function of the solution:

    """level 22: counts the cards of one column only
    says: pocet_karet([[], []])
    """
    def pocet_karet(sloupecky):
        return len(sloupecky[0])

The level is the lowest one whose tests must fail. Each line `says:` gives words that the feedback must contain.
A mistake outside of functions stands in a file named after a constant, or after the module itself.

`samples/<exercise>/right/<module>.py` lists other ways to write the module:

    """recursion: the columns one after the other, without a loop"""
    def pocet_karet(sloupecky):
        return len(sloupecky[0]) + pocet_karet(sloupecky[1:]) if sloupecky else 0

Blocks of one name in the lists of several modules make one program. What the code leaves out is the solution's.
'''

import ast
import inspect
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rozdej.author.check import Problem
from rozdej.author.check.solution_variants import SolutionFile, SourceLine, lines_of, text_of, without_blank_ends
from rozdej.core.exercises import Exercise
from rozdej.core.student.source import bound_names

MISTAKE = re.compile(r'level (\d+): (\S.*)')
SAYS = re.compile(r'^says: (.+)$', re.MULTILINE)
MISTAKE_FORM = 'Begin each mistake with a docstring: """level NUMBER: the mistake""".'

NAME = re.compile(r'(\w+): \S')
NAME_FORM = 'Begin each program with a docstring: """name: in which way it is another one""".'


class Block(NamedTuple):
    """A block of a list: the line where it begins, its docstring, and the code below that."""

    line: int
    docstring: str
    code: Sequence[SourceLine]


def blocks(path: Path) -> Iterator[Block]:
    """Split a list of programs. The first block has no docstring if the file does not begin with one."""
    lines = lines_of(path)
    body = ast.parse(text_of(lines)).body
    starts = [number for number, node in enumerate(body) if _docstring(node)]
    if not starts or starts[0] > 0:
        yield Block(body[0].lineno if body else 0, '', ())
    for start, after in pairwise([*starts, len(body)]):
        opening = body[start]
        end = body[after].lineno - 1 if after < len(body) else len(lines)
        code = without_blank_ends(lines[opening.end_lineno : end])
        yield Block(opening.lineno, _docstring(opening), code)


def _docstring(node: ast.stmt) -> str:
    """Return the text of a statement that is only a text, or ''."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ''


@dataclass(frozen=True)
class WrongProgram:
    """A mistake: the list it stands in and the line there, its level and description, and the code that makes it."""

    path: Path
    line: int
    level: int
    what: str
    says: tuple[str, ...]
    code: Sequence[SourceLine]

    @property
    def module(self) -> str:
        """The module of the solution with the mistake."""
        return self.path.parent.name

    @property
    def name(self) -> str:
        """The name in messages and results, unique in the exercise."""
        return f'wrong/{self.module}/{self.path.stem}: {self.what}'


def wrong_programs(exercise: Exercise) -> Iterator[WrongProgram]:
    """Read the wrong programs of the exercise, without blocks of a wrong form."""
    return (found for found in _read_wrong(exercise) if isinstance(found, WrongProgram))


def check_wrong_programs(exercise: Exercise) -> Iterator[Problem]:
    """Find blocks of a wrong form in the lists of wrong programs."""
    return (found for found in _read_wrong(exercise) if isinstance(found, Problem))


def _read_wrong(exercise: Exercise) -> Iterator[WrongProgram | Problem]:
    top = exercise.samples / 'wrong'
    names = {module: SolutionFile(exercise.solution / f'{module}.py').names for module in exercise.modules}
    for path in sorted(top.rglob('*.py')):
        module = path.parent.name
        if module not in names or path.parent.parent != top:
            fix = f'Move it into a folder of {top.name}/ named like a module: {", ".join(exercise.modules)}.'
            yield Problem(path, 0, 'belongs to no module of the exercise', fix)
            continue
        if path.stem not in names[module] | {module}:
            fix = f'Name it like the function with these mistakes, or {module}.py if they are in none.'
            yield Problem(path, 0, f'the solution has no {path.stem} in {module}.py', fix)
        yield from _read_mistakes(path, exercise)


def _read_mistakes(path: Path, exercise: Exercise) -> Iterator[WrongProgram | Problem]:
    """Read one list; yield a problem for each block of a wrong form."""
    seen_at: dict[str, int] = {}
    for block in blocks(path):
        first_line = MISTAKE.match(block.docstring)
        if not block.docstring:
            yield Problem(
                path, block.line, 'this belongs to no mistake' if block.line else 'has no mistake in it', MISTAKE_FORM
            )
            continue
        if not first_line:
            yield Problem(path, block.line, 'this text does not name a level', MISTAKE_FORM)
            continue
        level, what = int(first_line[1]), first_line[2].strip()
        if level not in exercise.lesson.levels:
            fix = 'Correct the number, or add the level to the lesson.'
            yield Problem(path, block.line, f'the lesson has no level {level}', fix)
        elif not block.code:
            fix = "Write what takes the place of the solution's code below the docstring."
            yield Problem(path, block.line, 'this mistake has no code', fix)
        elif what in seen_at:
            fix = 'Say in which way this mistake is another one.'
            yield Problem(path, block.line, f'{what!r} is already at line {seen_at[what]}', fix)
        else:
            yield WrongProgram(path, block.line, level, what, tuple(SAYS.findall(block.docstring)), block.code)
        seen_at.setdefault(what, block.line)


@dataclass(frozen=True)
class RightModule:
    """A module written in another way: its list and the line there, the program's name, and the module's lines."""

    path: Path
    line: int
    name: str
    lines: Sequence[SourceLine]


def right_modules(exercise: Exercise) -> Iterator[RightModule]:
    """Read the right programs of the exercise, module by module, without blocks of a wrong form."""
    return (found for found in _read_right(exercise) if isinstance(found, RightModule))


def check_right_programs(exercise: Exercise) -> Iterator[Problem]:
    """Find blocks of a wrong form in the lists of right programs."""
    return (found for found in _read_right(exercise) if isinstance(found, Problem))


def _read_right(exercise: Exercise) -> Iterator[RightModule | Problem]:
    top = exercise.samples / 'right'
    for path in sorted(top.rglob('*.py')):
        if path.parent != top or path.stem not in exercise.modules:
            fix = f'Call it {top.name}/MODULE.py, with one of: {", ".join(exercise.modules)}.'
            yield Problem(path, 0, 'belongs to no module of the exercise', fix)
        else:
            yield from _read_modules(path, SolutionFile(exercise.solution / path.name), set(exercise.lesson.signatures))


def _read_modules(path: Path, solution: SolutionFile, asked: set[str]) -> Iterator[RightModule | Problem]:
    seen_at: dict[str, int] = {}
    for line, docstring, code in blocks(path):
        first_line = NAME.match(docstring)
        if not first_line:
            what = 'this text does not name a program' if docstring else 'this belongs to no program'
            yield Problem(path, line, what, NAME_FORM)
        elif not code:
            yield Problem(path, line, 'this program has no code', 'Write it below the docstring.')
        elif (name := first_line[1]) in seen_at:
            yield Problem(path, line, f'{name} is already at line {seen_at[name]}', 'Give it another name.')
        else:
            seen_at[name] = line
            defined = {name for node in ast.parse(text_of(code)).body for name in bound_names(node)}
            is_whole = asked & solution.functions <= defined
            yield RightModule(path, line, name, code if is_whole else solution.with_mistake(code))
