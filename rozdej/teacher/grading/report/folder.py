"""Writes report files into a folder, and removes those of earlier runs."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TextIO

from rozdej.teacher.grading.store import OWN_FILE, OWN_FOLDER


class ReportFolder:
    """Writes files into the folder `path`. `files` are those written so far, relative to it."""

    def __init__(self, path: Path):
        self.path = path
        self.files: list[str] = []

    def open(self, name: str, encoding: str = 'utf-8') -> TextIO:
        """Open a new file for writing. Line ends are written as they are."""
        path = self.path / name
        for folder in reversed(self._folders_of(path)):
            folder.mkdir(OWN_FOLDER, exist_ok=True)
        self.files.append(name)
        return open(path, 'w', encoding=encoding, newline='', opener=_open_private)

    def open_bytes(self, name: str) -> BinaryIO:
        """Open a new binary file, directly in the folder."""
        self.files.append(name)
        return open(self.path / name, 'wb', opener=_open_private)

    def write(self, name: str, text: str) -> None:
        """Write a whole file."""
        with self.open(name) as file:
            file.write(text)

    def remove(self, names: Iterable[str]) -> None:
        """Remove files, and folders that are empty then."""
        for name in names:
            path = self.path / name
            with suppress(OSError):
                path.unlink()
            with suppress(OSError):
                for folder in self._folders_of(path)[:-1]:
                    os.rmdir(folder)

    def _folders_of(self, path: Path) -> list[Path]:
        """The folders around a file, up to this one."""
        return [folder for folder in path.parents if folder.is_relative_to(self.path)]


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, OWN_FILE)
