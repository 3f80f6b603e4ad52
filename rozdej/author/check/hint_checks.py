"""Has each level of an exercise its hints, and do they leave the solution to the student?"""

import ast
import keyword
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rozdej.author.check import Problem
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.hints import Hint
from rozdej.core.student.source import SourceFile

MOST_HINTS = 3
MOST_LINES = 8
"""How long a hint may be in the console, where it stands below an explained failure."""

NAME = re.compile(r'[^\W\d]\w*')


def check_hints(exercise: Exercise) -> Iterator[Problem]:
    """Every level of the lesson has one to three hints, and nothing else has."""
    hints = exercise.hints
    if not hints.path.is_file():
        mend = 'Write one to three hints for each level: "## level 10", and below it "* The hint."'
        yield Problem(hints.path, 0, 'is missing', mend)
        return
    for line in hints.strange:
        yield Problem(hints.path, line, 'belongs to no hint', 'Write "* The hint.", and indent what goes on below it.')
    for (before, _), (level, line) in pairwise([(-1, 0), *hints.headings]):
        if level not in exercise.lesson.levels:
            what = f'there is no level {level} in {exercise.lesson.path.name}'
            yield Problem(hints.path, line, what, 'Correct the number, or drop the hints.')
        if level <= before:
            what = f'level {level} comes after level {before}'
            yield Problem(hints.path, line, what, 'Put the levels in the order of the lesson, each number once.')
        if len(hints.of(level)) > MOST_HINTS:
            what = f'level {level} has {len(hints.of(level))} hints'
            yield Problem(hints.path, line, what, f'Keep the best {MOST_HINTS}.')
    without = [str(level) for level in exercise.lesson.levels if not hints.of(level)]
    if without:
        which = f'level{"s" if len(without) > 1 else ""} {", ".join(without)}'
        mend = f'Add "## level {without[0]}" in its place, and below it "* The hint."'
        yield Problem(hints.path, 0, f'has no hints for {which}', mend)
    lines = lines_of_solution(exercise)
    for level in exercise.lesson.levels:
        for hint in hints.of(level):
            yield from _check_hint(hints.path, hint, lines)


def _check_hint(path: Path, hint: Hint, lines: dict[str, str]) -> Iterator[Problem]:
    if len(hint.shown()) > MOST_LINES:
        what = f'this hint takes {len(hint.shown())} lines in the console'
        yield Problem(path, hint.line, what, f'Make it at most {MOST_LINES}, or two hints.')
    yield from given_away(path, hint.line, hint.text, lines)


def given_away(path: Path, begin: int, text: str, lines: dict[str, str]) -> Iterator[Problem]:
    """The lines of the solution that are in a text, which begins at that line of the file."""
    squeezed = _squeezed(text)
    for line, where in lines.items():
        if _squeezed(line).rstrip(':') in squeezed:
            mend = f'It is in {where}. Show the tool on other data.'
            yield Problem(path, begin, f'this hint gives away {line!r}', mend)


def lines_of_solution(exercise: Exercise) -> dict[str, str]:
    """The solution's lines that say something, and in which file each is.

    They have two names or more, or are all that a function does. What the given file of that name has is no secret.
    """
    found = {}
    for module in exercise.modules:
        name = f'{module}.py'
        solution, given = exercise.solution / name, exercise.given / name
        if solution.is_file() and given.is_file():
            known = {line.strip() for line in given.read_text(encoding='utf-8').splitlines()}
            whole = _whole_bodies(SourceFile(solution))
            for number, line in enumerate(solution.read_text(encoding='utf-8').splitlines(), start=1):
                names = [name for name in NAME.findall(line) if not keyword.iskeyword(name)]
                if len(names) > (number not in whole) and line.strip() not in known:
                    found[line.strip()] = str(solution.relative_to(exercise.root))
    return found


def _whole_bodies(source: SourceFile) -> set[int]:
    """The lines that are all that their functions do."""
    bodies = [node.body[ast.get_docstring(node) is not None :] for node in source.functions.values()]
    return {body[0].lineno for body in bodies if len(body) == 1 and body[0].end_lineno == body[0].lineno}


def _squeezed(text: str) -> str:
    return ''.join(text.split())
