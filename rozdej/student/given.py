"""Given files that are put back as they were, which is quicker than to run them anew for each test.

Making four classes of records takes longer than most tests. A file is put back only if nothing in it can have changed
for good: it holds plain values, lists and dicts of plain values, functions, records, and what it imports from Python's
own library. Whoever changes a function or a class of it nevertheless, makes it be run anew.
"""

import sys
from collections.abc import Callable
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

ATOMS = frozenset((type(None), bool, int, float, str, bytes))
CONTAINERS = frozenset((list, dict, set))


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
            if not all(map(_is_plain, inside)):
                raise ValueError('what is in the containers may change')
            self._contents.append((value, value.copy()))
        elif kind is FunctionType and value.__globals__ is vars(self._module):
            if not all(map(_is_plain, _parts_of_function(value)[1:])):
                raise ValueError('what a function has for a parameter may change')
            self._parts.append((_parts_of_function, value, _parts_of_function(value)))
        elif kind is type and value.__module__ == self._module.__name__ and _is_record(value):
            self._parts.append((_parts_of_class, value, _parts_of_class(value)))
        elif not _is_plain(value) and not _is_of_library(value):
            raise ValueError(f'{kind.__name__} may change')

    def put_back(self) -> ModuleType | None:
        """The module, with all as it was; None when somebody has changed what cannot be put back."""
        for look, value, before in self._parts:
            now = look(value)
            if len(now) != len(before) or any(one is not other for one, other in zip(now, before, strict=True)):
                return None
        for container, content in self._contents:
            container.clear()
            container.extend(content) if type(container) is list else container.update(content)
        namespace = vars(self._module)
        namespace.clear()
        namespace.update(self._names)
        return self._module


def remembered(module: ModuleType) -> Remembered | None:
    """The module to be put back later; None when it has to be run anew."""
    try:
        return Remembered(module)
    except ValueError:
        return None


def _is_plain(value: Any) -> bool:
    """Whether it is a value that stays as it is."""
    kind = type(value)
    return kind in ATOMS or ((kind is tuple or _is_record(kind)) and all(map(_is_plain, value)))


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
