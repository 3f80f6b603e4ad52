"""Writes a file whole or not at all, also where another program holds it for a moment.

On Windows nobody can replace a file that others hold: an antivirus that looks at it, OneDrive that sends it away.
"""

import os
import time
from pathlib import Path

TRIES, PAUSE = 20, 0.05
"""How often a file is put in its place before others are believed to keep it, and seconds in between."""


def write_atomically(path: Path, data: bytes, mode: int | None = None) -> None:
    """Write a file beside its place and move it there: a crash leaves the old one or the new one, never half of one.

    Makes its folder, too. `mode` are its rights, by default the usual ones. Raises `OSError`, and leaves the old file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f'{path.name}.{os.getpid()}')
    try:
        aside.write_bytes(data)
        if mode is not None:
            aside.chmod(mode)
        put_in_place(aside, path)
    finally:
        aside.unlink(missing_ok=True)


def put_in_place(made: Path, place: Path) -> None:
    """Move a file or folder to its place, over a file that is there. Raises `PermissionError` when others keep that."""
    for _ in range(TRIES - 1):
        try:
            os.replace(made, place)
            return
        except PermissionError:
            time.sleep(PAUSE)
    os.replace(made, place)
