"""What all report files have in common: they are fed row by row and write themselves."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO

from rozdej.grading.report.rows import Row


class Writer:
    """Makes one or more files in `folder` from the rows; `files` are those it made, relative to the folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.files: list[str] = []

    def add(self, rows: list[Row]) -> None:
        """Take the results of one student."""

    def finish(self) -> None:
        """No more students come."""

    def open(self, name: str, **how: str) -> IO[str]:
        """A file of the report, for writing; lines end as they are written."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        self.files.append(name)
        return path.open('w', **{'encoding': 'utf-8', 'newline': '', **how})  # type: ignore[call-overload]

    def write(self, name: str, text: str) -> None:
        """Make a whole file at once."""
        with self.open(name) as file:
            file.write(text)


def remove_old(folder: Path, old: Iterable[str]) -> None:
    """Remove report files of the last run that this one did not make, and folders that they leave empty."""
    for name in old:
        path = folder / name
        with suppress(OSError):
            path.unlink()
        with suppress(OSError):
            os.rmdir(path.parent)
