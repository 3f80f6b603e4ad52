"""The folder that report files are written to."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO


class ReportFolder:
    """Makes files in the folder `path`; `files` are those made so far, relative to it."""

    def __init__(self, path: Path):
        self.path = path
        self.files: list[str] = []

    def open(self, name: str, encoding: str = 'utf-8') -> TextIO:
        """A new file, for writing. Lines end as they are written."""
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        self.files.append(name)
        return path.open('w', encoding=encoding, newline='')

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
                os.rmdir(path.parent)
