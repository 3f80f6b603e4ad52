"""Checks hints and other ways of writing a function: both must be short and must not show the solution."""

import ast
import keyword
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rozdej.author.check import Problem
from rozdej.author.check.program_lists import right_modules
from rozdej.author.check.solution_variants import text_of
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.hints import FILE, Hint, other_ways, tools_in
from rozdej.core.student.source import SourceFile

MOST_HINTS = 3
MOST_LINES = 8
"""Lines of a hint in the console, where it stands below an explained failure."""

NAME = re.compile(r'[^\W\d]\w*')


def check_hints(exercise: Exercise) -> Iterator[Problem]:
    """Check that every level of the lesson has one to three hints, and that nothing else has hints."""
    hints = exercise.hints
    if not hints.path.is_file():
        fix = 'Write one to three hints for each level: "## level 10", and below it "* The hint."'
        yield Problem(hints.path, 0, 'is missing', fix)
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
        fix = f'Add "## level {without[0]}" in its place, and below it "* The hint."'
        yield Problem(hints.path, 0, f'has no hints for {which}', fix)
    lines = _telling_lines(exercise)
    for level in exercise.lesson.levels:
        for hint in hints.of(level):
            yield from _check_hint(hints.path, hint, lines)


def _check_hint(path: Path, hint: Hint, lines: dict[str, str]) -> Iterator[Problem]:
    if len(hint.shown()) > MOST_LINES:
        what = f'this hint takes {len(hint.shown())} lines in the console'
        yield Problem(path, hint.line, what, f'Make it at most {MOST_LINES}, or two hints.')
    yield from _check_secrecy(path, hint.line, hint.text, lines)


def check_other_ways(exercise: Exercise) -> Iterator[Problem]:
    """Check that a right program takes each other way, with the tools that the way shows."""
    path = exercise.given / FILE
    functions = [
        node
        for one in right_modules(exercise)
        for node in ast.parse(text_of(one.lines)).body
        if isinstance(node, ast.FunctionDef)
    ]
    lines = _telling_lines(exercise)
    for way in other_ways(exercise.given):
        try:
            tools = way.tools
        except SyntaxError:
            tools = set()
        if way.function not in exercise.lesson.functions:
            yield Problem(path, way.line, f'the lesson has no function {way.function}', 'Name one that students write.')
        elif not tools or not any(tools <= tools_in(node) for node in functions if node.name == way.function):
            what = f'no right program writes {way.function} so'
            advice = f'Show in the first piece of code, on other data, what one in samples/{exercise.name}/right uses.'
            yield Problem(path, way.line, what, advice)
        if len(way.shown()) > MOST_LINES:
            yield Problem(path, way.line, 'this way takes too many lines', f'Make it at most {MOST_LINES}.')
        yield from _check_secrecy(path, way.line, way.text, lines)


def _check_secrecy(path: Path, begin: int, text: str, lines: dict[str, str]) -> Iterator[Problem]:
    """Report each line of the solution that is in the text, which begins at line `begin` of the file."""
    squeezed = _without_spaces(text)
    for line, where in lines.items():
        if _without_spaces(line).rstrip(':') in squeezed:
            fix = f'It is in {where}. Show the tool on other data.'
            yield Problem(path, begin, f'this hint gives away {line!r}', fix)


def _telling_lines(exercise: Exercise) -> dict[str, str]:
    """Map each telling line of the solution to its file.

    A telling line has two names or more, or is the whole body of a function. Lines of given files are no secret.
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
    """Return the numbers of lines that are the whole body of a function."""
    bodies = [node.body[ast.get_docstring(node) is not None :] for node in source.functions.values()]
    return {body[0].lineno for body in bodies if len(body) == 1 and body[0].end_lineno == body[0].lineno}


def _without_spaces(text: str) -> str:
    return ''.join(text.split())
