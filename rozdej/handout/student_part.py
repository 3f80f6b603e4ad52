"""Which modules of `rozdej` students need: those that their commands reach by imports, however deep."""

import ast
from pathlib import Path

PACKAGE = 'rozdej'
ENTRANCES = (
    'rozdej.testing.plugin',  # conftest.py
    'rozdej.play',  # ui.py
    'rozdej.__main__',  # python -m rozdej serve, which windows start too
    'rozdej.universe.serve',
    'rozdej.student.script_runner',  # started as a file of its own
)
LEFT_OUT = frozenset({'rozdej.cli'})
"""What is imported only where it lies: the teachers' command line."""


def student_modules(root: Path, exercises: list[str]) -> list[Path]:
    """The files of `rozdej` for students of these exercises, relative to the kit in `root`, sorted.

    The modules of a game (its scene, opponents, network) are looked up by the exercise's name and not imported, so
    they are entrances as well.
    """
    games = [path for name in exercises for path in (root / 'rozdej/games').glob(f'{name}*.py') if _is_of(path, name)]
    waiting = [*ENTRANCES, *(f'rozdej.games.{path.stem}' for path in games)]
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        path = module_path(root, name)
        if path is None or name in found or name in LEFT_OUT:
            continue
        found[name] = path.relative_to(root)
        waiting += imported(path, name)
        waiting.append(name.rpartition('.')[0])
    return sorted(found.values())


def _is_of(path: Path, exercise: str) -> bool:
    return path.stem == exercise or path.stem.startswith(f'{exercise}_')


def module_path(root: Path, name: str) -> Path | None:
    """The file of a module or package; None when `name` is neither."""
    place = root.joinpath(*name.split('.'))
    for path in (place.with_suffix('.py'), place / '__init__.py'):
        if name and path.is_file():
            return path
    return None


def imported(path: Path, name: str) -> set[str]:
    """The names of the kit that a module imports, anywhere in it; some of them may be no modules but what is in one."""
    package = name if path.name == '__init__.py' else name.rpartition('.')[0]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split('.')[: len(package.split('.')) + 1 - node.level] if node.level else []
            module = '.'.join([*above, *([node.module] if node.module else [])])
            names |= {module, *(f'{module}.{alias.name}' for alias in node.names)}
    return {name for name in names if name.partition('.')[0] == PACKAGE}
