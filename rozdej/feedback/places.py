"""Naming files and lines so that a student finds them."""

import os
from pathlib import Path

from rozdej.student.source import SourceFile


def shown_path(path: Path) -> str:
    """The path as short as it can be typed from the current directory."""
    try:
        relative = os.path.relpath(path)
    except ValueError:  # another drive on Windows
        return str(path)
    return relative if not relative.startswith(os.path.join('..', '..', '..')) else str(path)


def place(path: Path | str, line: int) -> str:
    """Where to look, in the student's words."""
    return f'{shown_path(Path(path))}, řádek {line}'


def others_above(source: SourceFile, function: str) -> list[str]:
    """That the function stands in the file once more, if it does: a stub may have been left below what was written."""
    above = source.above(function)
    lines = ', '.join(map(str, above))
    return [f'Výš je stejnojmenná (řádek {lines}), ta neplatí: Python bere poslední. Nech jen jednu.'] if above else []
