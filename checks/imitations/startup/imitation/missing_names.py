"""Finds in the type checker's stubs of the standard library what a platform lacks of what Linux has."""

import ast
import importlib.util
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

KEPT = Path(__file__).parent / '__pycache__'
DEFINITIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def missing_names(platform: str) -> dict[str, list[str]]:
    """Return the names that each module lacks on the platform (a value of `sys.platform`); '' stands for the module.

    What is found is kept beside compiled modules. An environment without a type checker needs what others have kept.
    """
    kept = KEPT / f'missing-{platform}.{sys.implementation.cache_tag}.json'
    checker = importlib.util.find_spec('mypy')
    if checker is None or (kept.exists() and kept.stat().st_mtime > Path(checker.origin).stat().st_mtime):
        return json.loads(kept.read_bytes())
    found = {}
    stubs = Path(checker.origin).parent / 'typeshed/stdlib'
    for path in [*stubs.glob('*.pyi'), *stubs.glob('*/__init__.pyi')]:
        text = path.read_text(encoding='utf-8')
        if 'sys.platform' in text:
            tree = ast.parse(text)
            here, there = ({*_names(tree.body, system)} for system in ('linux', platform))
            module = path.parent.name if path.stem == '__init__' else path.stem
            is_there = any(name[0] != '_' for name in there) or all(name[0] == '_' for name in here)
            found[module] = sorted(here - there) + ([] if is_there else [''])
    KEPT.mkdir(exist_ok=True)
    part = kept.with_suffix(f'.{os.getpid()}')
    part.write_text(json.dumps({module: names for module, names in found.items() if names}), encoding='utf-8')
    part.replace(kept)
    return found


def _names(statements: list[ast.stmt], platform: str) -> Iterator[str]:
    """Yield the names that statements of a stub define on the platform."""
    for statement in statements:
        if isinstance(statement, ast.If):
            condition = compile(ast.Expression(statement.test), '<stub>', 'eval')
            system = SimpleNamespace(platform=platform, version_info=sys.version_info)
            branch = statement.body if eval(condition, {'sys': system, 'TYPE_CHECKING': True}) else statement.orelse
            yield from _names(branch, platform)
        elif isinstance(statement, DEFINITIONS):
            yield statement.name
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        elif isinstance(statement, ast.ImportFrom):  # others are the stub's own
            yield from (alias.name for alias in statement.names if alias.asname == alias.name)
