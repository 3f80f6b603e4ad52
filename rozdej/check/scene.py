"""Does the scene call only functions that the exercise has?"""

import ast
from collections.abc import Iterator
from pathlib import Path

from rozdej.check.problem import Problem
from rozdej.exercises import Exercise
from rozdej.student.source import SourceFile

WAYS = {'call', 'answer', 'ask'}
"""How a scene calls a student's function: `code.call('name', …)`."""


def check_scene(exercise: Exercise) -> Iterator[Problem]:
    """Every function that the scene names in a call is one of the solution's."""
    known = {name for module in exercise.modules for name in _functions(exercise, module)}
    for path in scene_files(exercise):
        for node in ast.walk(ast.parse(path.read_text(encoding='utf-8'))):
            match node:
                case ast.Call(ast.Attribute(ast.Name('code'), way), [ast.Constant(str(name)), *_]) if way in WAYS:
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
