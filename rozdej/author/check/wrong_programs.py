'''The mistakes that an exercise's tests must catch.

`samples/<exercise>/wrong/<module>/<function>.py` lists mistakes in one function of the solution. A docstring at the
left margin begins each of them, the code up to the next docstring makes it:

    """level 22: counts the cards of one column only
    says: pocet_karet([[], []])
    """
    def pocet_karet(sloupecky):
        return len(sloupecky[0])

The level is the lowest one whose tests must fail. Each line `says:` gives words that the feedback must contain.
Mistakes outside of functions stand in a file named after a constant, or after the module itself.
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

FIRST_LINE = re.compile(r'level (\d+): (\S.*)')
SAYS = re.compile(r'^says: (.+)$', re.MULTILINE)

FORM = 'Begin each mistake with a docstring: """level NUMBER: the mistake""".'


@dataclass(frozen=True)
class Mistake:
    """A mistake of the list in `path`: the line where it begins, what it is, and the code that makes it."""

    path: Path
    line: int
    level: int
    what: str
    says: tuple[str, ...]
    code: Sequence[SourceLine]

    @property
    def module(self) -> str:
        """The module of the solution that the mistake is in."""
        return self.path.parent.name

    @property
    def name(self) -> str:
        """What the program is called in messages and results; no other program of the exercise is called so."""
        return f'wrong/{self.module}/{self.path.stem}: {self.what}'


def mistakes(exercise: Exercise) -> Iterator[Mistake]:
    """All mistakes of the exercise that are listed as they must be."""
    return (found for found in _read_all(exercise) if isinstance(found, Mistake))


def check_mistakes(exercise: Exercise) -> Iterator[Problem]:
    """The lists of mistakes have the right form."""
    return (found for found in _read_all(exercise) if isinstance(found, Problem))


def _read_all(exercise: Exercise) -> Iterator[Mistake | Problem]:
    top = exercise.samples / 'wrong'
    names = {module: SolutionFile(exercise.solution / f'{module}.py').names for module in exercise.modules}
    for path in sorted(top.rglob('*.py')):
        module = path.parent.name
        if module not in names or path.parent.parent != top:
            mend = f'Move it into a folder of {top.name}/ named like a module: {", ".join(exercise.modules)}.'
            yield Problem(path, 0, 'belongs to no module of the exercise', mend)
            continue
        if path.stem not in names[module] | {module}:
            mend = f'Name it like the function with these mistakes, or {module}.py if they are in none.'
            yield Problem(path, 0, f'the solution has no {path.stem} in {module}.py', mend)
        yield from _read(path, exercise)


def _read(path: Path, exercise: Exercise) -> Iterator[Mistake | Problem]:
    """The mistakes in one file, and what is wrong with its form."""
    told_at: dict[str, int] = {}
    for block in blocks(path):
        first_line = FIRST_LINE.match(block.docstring)
        if not block.docstring:
            yield Problem(
                path, block.line, 'this belongs to no mistake' if block.line else 'has no mistake in it', FORM
            )
            continue
        if not first_line:
            yield Problem(path, block.line, 'this text does not name a level', FORM)
            continue
        level, what = int(first_line[1]), first_line[2].strip()
        if level not in exercise.lesson.levels:
            mend = 'Correct the number, or add the level to the lesson.'
            yield Problem(path, block.line, f'the lesson has no level {level}', mend)
        elif not block.code:
            mend = "Write what takes the place of the solution's code below the docstring."
            yield Problem(path, block.line, 'this mistake has no code', mend)
        elif what in told_at:
            mend = 'Say in which way this mistake is another one.'
            yield Problem(path, block.line, f'{what!r} is already at line {told_at[what]}', mend)
        else:
            yield Mistake(path, block.line, level, what, tuple(SAYS.findall(block.docstring)), block.code)
        told_at.setdefault(what, block.line)


class Block(NamedTuple):
    """A part of a list of programs: the line where it begins, its docstring, and the code below that."""

    line: int
    docstring: str
    code: Sequence[SourceLine]


def blocks(path: Path) -> Iterator[Block]:
    """The parts of a list of programs; the first has no docstring where the file does not begin with one."""
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
    """The text of a statement that is nothing else; '' of any other."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ''
