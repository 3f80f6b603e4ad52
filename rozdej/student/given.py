"""Given files that are put back as they were, which is quicker than to run them anew for each test.

Making four classes of records takes longer than most tests. A file is put back only if nothing in it can have changed
for good: it holds plain values, lists and dicts of plain values, functions, records, and what it imports from Python's
own library, and nothing of the student's files. Whoever changes a function or a class of it nevertheless, makes it be
run anew.
"""

import ast
import sys
from collections import namedtuple
from collections.abc import Callable, Iterable
from operator import is_
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from rozdej.student.source import SourceFile

ATOMS = frozenset((type(None), bool, int, float, str, bytes))
CONTAINERS = frozenset((list, dict, set))
PYTHONS = frozenset((BuiltinFunctionType, type(vars(namedtuple('Pair', 'first second'))['first'])))
"""Types of what Python itself puts into classes of records: its own functions, and what gives a field."""


class Remembered:
    """A module as it was when it had just been run. Raises ValueError when it cannot be put back."""

    def __init__(self, module: ModuleType):
        self._module = module
        self._names = dict(vars(module))
        self._contents: list[tuple[Any, Any]] = []
        self._parts: list[tuple[Callable[[Any], list[Any]], Any, list[Any]]] = []
        for name, value in self._names.items():
            if not (name.startswith('__') and name.endswith('__')):
                self._remember(value)

    def _remember(self, value: Any) -> None:
        kind = type(value)
        if kind in CONTAINERS:
            inside = [*value, *value.values()] if kind is dict else list(value)
            if not all(map(is_plain, inside)):
                raise ValueError('what is in the containers may change')
            self._contents.append((value, value.copy()))
        elif kind is FunctionType and value.__globals__ is vars(self._module):
            self._remember_function(value)
        elif kind is type and value.__module__ == self._module.__name__ and _is_record(value):
            self._parts.append((_parts_of_class, value, _parts_of_class(value)))
            for part in vars(value).values():
                self._remember_part_of_class(part)
        elif not is_plain(value) and not _is_of_library(value):
            raise ValueError(f'{kind.__name__} may change')

    def _remember_function(self, function: FunctionType) -> None:
        inside = [cell.cell_contents for cell in function.__closure__ or ()]
        if not all(map(is_plain, _parts_of_function(function)[1:])) or not all(map(_is_fixed, inside)):
            raise ValueError('what a function has for a parameter, or around it, may change')
        self._parts.append((_parts_of_function, function, _parts_of_function(function)))

    def _remember_part_of_class(self, part: Any) -> None:
        if isinstance(part, classmethod | staticmethod):
            part = part.__func__
        if type(part) is FunctionType:
            self._remember_function(part)
        elif type(part) is dict:  # annotations and defaults of the fields
            if not all(map(_is_fixed, [*part, *part.values()])):
                raise ValueError('what is in a class may change')
            self._contents.append((part, part.copy()))
        elif not _is_fixed(part):
            raise ValueError('what is in a class may change')

    def put_back(self) -> ModuleType | None:
        """The module, with all as it was; None when somebody has changed what cannot be put back."""
        for look, value, before in self._parts:
            now = look(value)
            if len(now) != len(before) or not all(map(is_, now, before)):
                return None
        for container, content in self._contents:
            container.clear()
            container.extend(content) if type(container) is list else container.update(content)
        namespace = vars(self._module)
        namespace.clear()
        namespace.update(self._names)
        return self._module


def remembered(module: ModuleType, source: SourceFile, others: Iterable[str]) -> Remembered | None:
    """The module to be put back later; None when it has to be run anew. `others` are all modules of the program."""
    if not _imported(source.nodes).isdisjoint(others):
        return None
    try:
        return Remembered(module)
    except ValueError:
        return None


def _imported(nodes: list[ast.AST]) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or '' for node in nodes if isinstance(node, ast.ImportFrom)}


def _is_fixed(value: Any) -> bool:
    """Whether it stays as it is, or belongs to Python."""
    if type(value) is tuple:
        return all(map(_is_fixed, value))
    is_known = type(value) in PYTHONS or (type(value) is type and _is_record(value))
    return is_known or is_plain(value) or _is_of_library(value)


def is_plain(value: Any) -> bool:
    """Whether it is a value that stays as it is."""
    kind = type(value)
    return kind in ATOMS or ((kind is tuple or _is_record(kind)) and all(map(is_plain, value)))


def _is_record(kind: type) -> bool:
    return type(kind) is type and issubclass(kind, tuple) and hasattr(kind, '_fields')


def _is_of_library(value: Any) -> bool:
    if type(value) is ModuleType:
        return value.__name__.partition('.')[0] in sys.stdlib_module_names
    if type(value) not in (FunctionType, BuiltinFunctionType, MethodType, type) or not isinstance(
        value.__module__, str
    ):
        return False
    return value.__module__.partition('.')[0] in sys.stdlib_module_names


def _parts_of_function(function: FunctionType) -> list[Any]:
    return [function.__code__, function.__defaults__, function.__kwdefaults__, *vars(function).values()]


def _parts_of_class(kind: type) -> list[Any]:
    return list(vars(kind).values())
