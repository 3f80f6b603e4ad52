"""Naming files and lines so that a student finds them."""

import os
from pathlib import Path

from rozdej.core.feedback.values import cut
from rozdej.core.student.source import SourceFile


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


def shown_line(path: Path | str, line: int) -> list[str]:
    """Where to look, and what stands there."""
    return [f'  {place(path, line)}:', f'    {cut(SourceFile(Path(path)).line_text(line))}']


def others_above(source: SourceFile, function: str) -> list[str]:
    """That the function stands in the file once more, if it does: a stub may have been left below what was written."""
    earlier = source.earlier_lines(function)
    if not earlier:
        return []
    lines = ', '.join(map(str, earlier))
    one, more = f'Výš je stejnojmenná (řádek {lines}), ta neplatí', f'Výš jsou stejnojmenné (řádky {lines}), ty neplatí'
    return [f'{one if len(earlier) == 1 else more}: Python bere poslední. Nech jen jednu.']
