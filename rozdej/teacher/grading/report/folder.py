"""The folder that report files are written to."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TextIO

from rozdej.teacher.grading.store import OWN_FILE, OWN_FOLDER


class ReportFolder:
    """Makes files in the folder `path`; `files` are those made so far, relative to it."""

    def __init__(self, path: Path):
        self.path = path
        self.files: list[str] = []

    def open(self, name: str, encoding: str = 'utf-8') -> TextIO:
        """A new file, for writing. Lines end as they are written."""
        path = self.path / name
        for folder in reversed(self._folders_of(path)):
            folder.mkdir(OWN_FOLDER, exist_ok=True)
        self.files.append(name)
        return open(path, 'w', encoding=encoding, newline='', opener=_for_me_alone)

    def open_bytes(self, name: str) -> BinaryIO:
        """The same for bytes, in the folder itself."""
        self.files.append(name)
        return open(self.path / name, 'wb', opener=_for_me_alone)

    def write(self, name: str, text: str) -> None:
        """Make a whole file at once."""
        with self.open(name) as file:
            file.write(text)

    def remove(self, names: Iterable[str]) -> None:
        """Remove files of an earlier run, and folders that they leave empty."""
        for name in names:
            path = self.path / name
            with suppress(OSError):
                path.unlink()
            with suppress(OSError):
                for folder in self._folders_of(path)[:-1]:
                    os.rmdir(folder)

    def _folders_of(self, path: Path) -> list[Path]:
        """The folders that a file lies in, up to this one."""
        return [folder for folder in path.parents if folder.is_relative_to(self.path)]


def _for_me_alone(path: str, flags: int) -> int:
    return os.open(path, flags, OWN_FILE)
