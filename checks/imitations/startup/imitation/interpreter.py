"""Gives modules of the kit, levels and students a standard library that lacks names, and has others."""

import builtins
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from inspect import isbuiltin
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

LIBRARY = f'{Path(os.__file__).parent}{os.sep}', '<frozen', f'{Path(__file__).parent}{os.sep}'
"""Beginnings of the files of the standard library, which stays as it is, and of the imitation."""

OTHERS = {'site-packages', 'bin'}
"""Folders of other modules that stay as they are."""

Change = Callable[[ModuleType], Mapping[str, Any]]
"""Gets a module of the standard library and returns what has another value on the platform."""


@cache
def is_of_kit(file: str | None, name: str | None) -> bool:
    """Tell by `__file__` and `__name__` of a module whether it imports as on the platform: it is of no library."""
    if file is None:
        return name == '__main__'
    return not (file.startswith(LIBRARY) or OTHERS & {*Path(file).parts})


def is_asked_by_kit() -> bool:
    """Tell whether the call comes from the kit, but not from its tests: straight, or through the standard library."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        file, name = (frame.f_globals.get(word) for word in ('__file__', '__name__'))
        if is_of_kit(file, name):
            return 'checks' not in Path(file or '').parts
        if file and not file.startswith(LIBRARY):
            return False
        frame = frame.f_back
    return False


class OtherModule(ModuleType):
    """A module of the standard library without some names, and with other values of some.

    What a test sets in the module itself is found here, too.
    """

    def __init__(self, original: ModuleType, missing: frozenset[str], changes: Mapping[str, Any]):
        values = {name: (getattr(original, name, None), value) for name, value in changes.items()}
        self.__dict__.update(_original=original, _missing=missing, _values=values, _first=dict(vars(original)))
        for name in ('__name__', '__doc__', '__spec__', '__loader__', '__package__'):
            self.__dict__.pop(name, None)
        if original is sys:  # what ends a student's loop asks it for frames where no line of anybody's may run
            self.__dict__.update({name: value for name, value in vars(sys).items() if isbuiltin(value)})

    def __getattr__(self, name: str) -> Any:
        before, value = self._values.get(name, (None, None))
        if name in self._values and getattr(self._original, name, None) is before:
            return value
        if name in self._missing:
            __tracebackhide__ = True  # who asks has lost it
            raise AttributeError(f'module {self._original.__name__!r} has no attribute {name!r}')
        return getattr(self._original, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__.pop(name, None)
        setattr(self._original, name, value)

    def __delattr__(self, name: str) -> None:
        # A test takes back what it has set in something that had no such attribute of its own.
        setattr(self._original, name, self._first[name])

    def __dir__(self) -> list[str]:
        return [name for name in dir(self._original) if name not in self._missing]


def change_imports(
    missing: Mapping[str, list[str]], changes: Mapping[str, Change], added: Mapping[str, ModuleType]
) -> None:
    """Let imports of the kit find modules that lack what is `missing`, with `changes`, and those that are `added`."""
    original = builtins.__import__

    @cache
    def other(name: str) -> OtherModule:
        module = sys.modules[name]
        return OtherModule(module, frozenset(missing.get(name, ())), changes.get(name, lambda _: {})(module))

    def import_(
        name: str, globals: Any = None, locals: Any = None, fromlist: tuple[str, ...] | None = (), level: int = 0
    ) -> Any:
        root = name.partition('.')[0]
        if level or not globals or not (root in missing or root in changes or root in added):
            return original(name, globals, locals, fromlist, level)
        if not is_of_kit(globals.get('__file__'), globals.get('__name__')):
            return original(name, globals, locals, fromlist, level)
        if root in added:
            return added[root]
        if '' in missing.get(root, ()):
            __tracebackhide__ = True
            raise ModuleNotFoundError(f'No module named {root!r}', name=root)
        module = original(name, globals, locals, fromlist, level)
        return other(root) if module is sys.modules[root] else module

    builtins.__import__ = import_
