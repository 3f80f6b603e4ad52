"""Finds what students write of an exercise, and from which level on, by comparing stubs, lesson and solution."""

import ast
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.core.student.source import SourceFile, bound_names, is_empty

LEVEL_MARK = 'pytest.mark.level'


def existence_levels(exercise: Exercise) -> dict[int, str]:
    """The levels that only ask whether a function is there -> its name."""
    levels = exercise.lesson.levels.values()
    return {level.number: level.only_exists for level in levels if level.only_exists}


def beginnings(exercise: Exercise) -> dict[str, int]:
    """Return what students write -> the first level about it."""
    functions = set(exercise.lesson.signatures) - written_functions(exercise)
    constants = constants_to_write(exercise).keys()
    found: dict[str, int] = {}
    for level in exercise.lesson.levels.values():
        names = functions & level.functions | constants & set(level.names)
        for name in sorted(names - found.keys()):
            found[name] = level.number
    return found


def constants_to_write(exercise: Exercise) -> dict[str, ast.expr]:
    """The names that a stub sets to one value and the solution to another -> the stub's value."""
    found = {}
    for module in exercise.modules:
        given, solved = (_assigned(folder / f'{module}.py') for folder in (exercise.given, exercise.solution))
        for name in given.keys() & solved.keys():
            if ast.dump(given[name]) != ast.dump(solved[name]):
                found[name] = given[name]
    return found


def _assigned(path: Path) -> dict[str, ast.expr]:
    """The values of names at the top of a file; none where there is no such file, or it cannot be read."""
    try:
        body = ast.parse(path.read_bytes()).body
    except (OSError, SyntaxError, ValueError):
        return {}
    return {name: node.value for node in body if isinstance(node, ast.Assign) for name in bound_names(node)}


def written_functions(exercise: Exercise) -> set[str]:
    """Functions that are given complete."""
    sources = [SourceFile(exercise.given / f'{module}.py') for module in exercise.modules]
    return {name for source in sources for name, node in source.functions.items() if not is_empty(node)}


def levels_to_write(exercise: Exercise) -> set[int]:
    """Levels that an untouched stub must fail.

    Not those that only ask whether a function exists, those before the first function, and
    those about a function that is given.
    """
    existence = existence_levels(exercise)
    first = min(existence, default=0)
    given = written_functions(exercise)
    return {
        level.number
        for level in exercise.lesson.levels.values()
        if level.number > first and level.number not in existence and given.isdisjoint(level.names)
    }


def level_of(node: ast.stmt) -> int | None:
    """The level that a test is marked with; None for a test without one, and for everything else."""
    for decorator in getattr(node, 'decorator_list', []):
        match decorator:
            case ast.Call(function, [ast.Constant(int(number))]) if ast.unparse(function) == LEVEL_MARK:
                return number
    return None
