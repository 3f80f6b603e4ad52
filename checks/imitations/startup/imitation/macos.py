"""Imitates macOS."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from types import ModuleType, SimpleNamespace
from typing import Any
from unicodedata import normalize

from . import ImitatingPopen, files


class Disk(files.Rules):
    """The disk of macOS: blind for case and for the form of letters, which listings give decomposed."""

    absent = ('/proc/',)

    def fold(self, name: str) -> str:
        return normalize('NFD', name).casefold()


def decomposed(name: Any) -> Any:
    """Return a name of a listing, decomposed if it is text."""
    return normalize('NFD', name) if isinstance(name, str) else name


class Entry:
    """An entry of a listing with a decomposed name."""

    def __init__(self, entry: os.DirEntry):
        self._entry = entry
        self.name = decomposed(entry.name)
        self.path = os.path.join(os.path.dirname(entry.path), self.name)

    def __fspath__(self) -> str:
        return self.path

    def __getattr__(self, name: str) -> Any:
        return getattr(self._entry, name)


class Listing(ExitStack):
    """What `os.scandir` returns, with decomposed names."""

    def __init__(self, entries: Any):
        super().__init__()
        self._entries = self.enter_context(entries)

    def __iter__(self) -> Iterator[Any]:
        return map(Entry, self._entries)

    def __next__(self) -> Any:
        return Entry(next(self._entries))


def of_resource(module: ModuleType) -> dict[str, Any]:
    """Return what `resource` has other than on Linux: memory has no limit, and what was taken is told in bytes."""

    def setrlimit(limit: int, most: tuple[int, int]) -> None:
        if limit == module.RLIMIT_AS:
            raise ValueError('current limit exceeds maximum limit')
        module.setrlimit(limit, most)

    def getrusage(who: int) -> SimpleNamespace:
        return SimpleNamespace(ru_maxrss=module.getrusage(who).ru_maxrss * 1024)

    return {'setrlimit': setrlimit, 'getrusage': getrusage}


CHANGES = {'sys': lambda _: {'platform': 'darwin'}, 'resource': of_resource}
ADDED: dict[str, ModuleType] = {}


def begin() -> None:
    """Let the rules for everybody hold."""
    files.begin(Disk())
    listdir, scandir = os.listdir, os.scandir
    os.listdir = lambda path='.': [*map(decomposed, listdir(path))]  # type: ignore
    os.scandir = lambda path='.': Listing(scandir(path))  # type: ignore
    subprocess.Popen = ImitatingPopen  # type: ignore[misc]
