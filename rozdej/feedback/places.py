"""Naming files and lines so that a student finds them."""

import os
from pathlib import Path


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
