"""Makes temporary folders that are removed even if their process was killed.

A process holds a lock on its folder; the operating system releases it when the process ends in whatever way. So a
folder without a lock is stale, and the next process that starts removes it.
"""

import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rozdej.core.system import SYSTEM

KINDS = 'checking', 'grading', 'judging', 'kit', 'server', 'window', 'work'
"""What the folders are for: the second word of their names."""

NEW = 60.0
"""Seconds in which a new folder is not stale: its process may be about to lock it."""


class LockedTempDir:
    """A locked temporary folder. `path` takes over the folder of a process that has ended; by default it is a new one.

    Call `remove` at the end, or use it as a context manager.
    """

    def __init__(self, kind: str, path: Path | None = None):
        assert kind in KINDS, kind
        self.path = path or Path(tempfile.mkdtemp(prefix=f'rozdej-{kind}-'))
        self._release: Callable[[], None] | None = None
        with suppress(OSError):  # on a file system without locks, nobody else gets one either
            self._release = SYSTEM.lock_folder(self.path)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(self, *_: object) -> None:
        self.remove()

    def remove(self) -> None:
        """Remove the folder and release the lock."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._release:
            self._release()


def remove_stale() -> None:
    """Remove the folders of processes that have ended."""
    for kind in KINDS:
        for path in Path(tempfile.gettempdir()).glob(f'rozdej-{kind}-*'):
            with suppress(OSError):
                _clear(path)


def _clear(path: Path) -> None:
    """Remove a stale folder of this user. Raises OSError when it is locked, gone, or another user's."""
    if path.lstat().st_mtime < time.time() - NEW:
        release = SYSTEM.lock_folder(path)
        shutil.rmtree(path, ignore_errors=True)
        release()
