"""Does the scene call only functions that the exercise has?"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from rozdej.check.problem import Problem
from rozdej.exercises import Exercise
from rozdej.student.source import SourceFile

WAYS = {'call', 'answer', 'ask', 'is_written', 'look_for', 'unexpected'}
"""How a scene speaks of a student's function: `code.call('name', …)`."""

Helpers = dict[str, int]
"""The scene's own functions that are told which function of the student's to call -> by which argument."""


def check_scene(exercise: Exercise) -> Iterator[Problem]:
    """Every function that the scene names in a call is one of the solution's."""
    known = {name for module in exercise.modules for name in _functions(exercise, module)}
    trees = {path: ast.parse(path.read_text(encoding='utf-8')) for path in scene_files(exercise)}
    helpers = _helpers(trees.values())
    for path, tree in trees.items():
        for node in ast.walk(tree):
            for name in _names(_told(node, helpers)):
                if name not in known:
                    what = f'{name} is no function of {exercise.name}'
                    yield Problem(path, node.lineno, what, 'Call one that students write.')


def scene_files(exercise: Exercise) -> list[Path]:
    """The modules of the exercise's scene."""
    games = exercise.root / 'rozdej' / 'games'
    return sorted([*games.glob(f'{exercise.name}.py'), *games.glob(f'{exercise.name}_*.py')])


def _functions(exercise: Exercise, module: str) -> Iterator[str]:
    path = exercise.solution / f'{module}.py'
    if path.is_file():
        yield from SourceFile(path).functions


def _helpers(trees: Iterable[ast.Module]) -> Helpers:
    """The helpers of a scene; of several functions of one name nobody knows here which is meant, so they are none."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    count = Counter(function.name for function in functions)
    found = {}
    for function in functions:
        taken = [*function.args.posonlyargs, *function.args.args]
        parameters = [parameter.arg for parameter in taken if parameter.arg != 'self']
        bound = Counter(_bound(function))
        for node in ast.walk(function):
            match _told(node, {}):
                case ast.Name(name) if name in parameters and bound[name] == count[function.name] == 1:
                    found[function.name] = parameters.index(name)
    return found


def _bound(function: ast.FunctionDef) -> Iterator[str]:
    """The names that get a meaning in the function, as often as they do: twice, and it may not be what was given."""
    for node in ast.walk(function):
        match node:
            case ast.arg(name) | ast.Name(name, ast.Store()):
                yield name


def _told(node: ast.AST, helpers: Helpers) -> ast.expr | None:
    """What names the function when a student's one is called or asked about."""
    match node:
        case ast.Call(ast.Attribute(ast.Name('code') | ast.Attribute(attr='code'), way), [name, *_]) if way in WAYS:
            return name
        case ast.Call(ast.Name(helper) | ast.Attribute(ast.Name('self'), helper), arguments):
            place = helpers.get(helper, len(arguments))
            return arguments[place] if place < len(arguments) else None
    return None


def _names(told: ast.expr | None) -> list[str]:
    """The names that are written there; what comes from elsewhere is not known before the game."""
    match told:
        case ast.Constant(str(name)):
            return [name]
        case ast.IfExp(_, one, other):
            return [*_names(one), *_names(other)]
    return []
