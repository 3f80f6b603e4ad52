'''Other ways of being right, which an exercise's tests must let pass.

`samples/<exercise>/right/<module>.py` lists them. A docstring at the left margin begins each of them, the code up to
the next docstring is the module in that way; its functions alone where it does not have all of the lesson's:

    """recursion: the columns one after the other, without a loop"""
    def pocet_karet(sloupecky):
        return len(sloupecky[0]) + pocet_karet(sloupecky[1:]) if sloupecky else 0

What is called the same in the lists of several modules is one program. All else is the solution's.
'''

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rozdej.author.check import Problem
from rozdej.author.check.solution_variants import SolutionFile, SourceLine, text_of
from rozdej.author.check.wrong_programs import blocks
from rozdej.core.exercises import Exercise
from rozdej.core.student.source import bound_names

FIRST_LINE = re.compile(r'(\w+): \S')

FORM = 'Begin each program with a docstring: """name: in which way it is another one""".'


@dataclass(frozen=True)
class RightModule:
    """A module written in another way: the program it belongs to, the line where it begins in `path`, and its text."""

    path: Path
    line: int
    name: str
    lines: Sequence[SourceLine]


def ways(exercise: Exercise) -> Iterator[RightModule]:
    """All that are listed as they must be, module by module."""
    return (found for found in _read_all(exercise) if isinstance(found, RightModule))


def check_ways(exercise: Exercise) -> Iterator[Problem]:
    """The lists have the right form."""
    return (found for found in _read_all(exercise) if isinstance(found, Problem))


def _read_all(exercise: Exercise) -> Iterator[RightModule | Problem]:
    top = exercise.samples / 'right'
    for path in sorted(top.rglob('*.py')):
        if path.parent != top or path.stem not in exercise.modules:
            mend = f'Call it {top.name}/MODULE.py, with one of: {", ".join(exercise.modules)}.'
            yield Problem(path, 0, 'belongs to no module of the exercise', mend)
        else:
            yield from _read(path, SolutionFile(exercise.solution / path.name), set(exercise.lesson.signatures))


def _read(path: Path, solution: SolutionFile, asked: set[str]) -> Iterator[RightModule | Problem]:
    begun: dict[str, int] = {}
    for line, docstring, code in blocks(path):
        first_line = FIRST_LINE.match(docstring)
        if not first_line:
            what = 'this text does not name a program' if docstring else 'this belongs to no program'
            yield Problem(path, line, what, FORM)
        elif not code:
            yield Problem(path, line, 'this program has no code', 'Write it below the docstring.')
        elif (name := first_line[1]) in begun:
            yield Problem(path, line, f'{name} is already at line {begun[name]}', 'Give it another name.')
        else:
            begun[name] = line
            defined = {name for node in ast.parse(text_of(code)).body for name in bound_names(node)}
            is_whole = asked & solution.functions <= defined
            yield RightModule(path, line, name, code if is_whole else solution.with_mistake(code))
