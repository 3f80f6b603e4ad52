"""Files of a student that stand in the way of a module of Python which the program needs.

Tests do not feel it: with a `random.py` beside the program they still have Python's own `random`. But `python hra.py`
looks beside the program first.
"""

import ast
import sys
from functools import cache, lru_cache
from importlib.machinery import BuiltinImporter, FrozenImporter
from importlib.util import find_spec
from pathlib import Path

UNREADABLE = SyntaxError, ValueError, RecursionError, MemoryError, OSError


def hiding_files(folder: Path) -> set[str]:
    """The names of modules of Python that files in the folder have, too, and that Python would find there first."""
    names = {path.stem for path in folder.glob('*.py')} & sys.stdlib_module_names
    return {name for name in names if not BuiltinImporter.find_spec(name) and not FrozenImporter.find_spec(name)}


@lru_cache
def needed_by(module: str) -> frozenset[str]:
    """A module of Python and all that are imported with it."""
    found = [module]
    for name in found:  # more of them meanwhile
        found += [other for other in _imported_by(name) if other not in found]
    return frozenset(found)


@cache
def _imported_by(module: str) -> frozenset[str]:
    """What a module of Python imports when it is imported itself."""
    if module not in sys.stdlib_module_names:
        return frozenset()
    try:
        spec = find_spec(module)
        origin = Path(spec.origin) if spec and spec.origin else None
        tree = ast.parse(origin.read_bytes()) if origin and origin.suffix == '.py' else ast.Module([], [])
    except (*UNREADABLE, ImportError):
        return frozenset()
    inner = {node for outer in ast.walk(tree) if isinstance(outer, ast.FunctionDef) for node in ast.walk(outer)}
    return frozenset(name for _, name in imports_in(tree, inner))


def imports_in(tree: ast.Module, without: set[ast.AST] = frozenset()) -> list[tuple[int, str]]:  # type: ignore[assignment]
    """The lines with imports, and the first name of what they import."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node not in without:
            found += [(node.lineno, alias.name.partition('.')[0]) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level and node not in without:
            found.append((node.lineno, node.module.partition('.')[0]))
    return found
