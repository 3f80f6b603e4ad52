"""Makes temporary folders that are removed even if their process was killed.

A process holds a lock on its folder; the operating system releases it when the process ends in whatever way. So a
folder without a lock is stale, and the next process that starts removes it.
"""

import os
import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: nothing is locked there, and nothing cleared away
    fcntl = None  # type: ignore[assignment]

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
        if fcntl is None:
            return
        self._lock = os.open(self.path, os.O_RDONLY)
        with suppress(OSError):  # on a file system without locks, nobody else gets one either
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(self, *_: object) -> None:
        self.remove()

    def remove(self) -> None:
        """Remove the folder and release the lock."""
        shutil.rmtree(self.path, ignore_errors=True)
        if fcntl is not None:
            os.close(self._lock)


def remove_stale() -> None:
    """Remove the folders of processes that have ended."""
    for kind in KINDS if fcntl is not None else ():
        for path in Path(tempfile.gettempdir()).glob(f'rozdej-{kind}-*'):
            with suppress(OSError):
                _clear(path)


def _clear(path: Path) -> None:
    """Remove a stale folder of this user. Raises OSError when it is locked, or gone."""
    folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        state = os.fstat(folder)
        if state.st_uid == os.geteuid() and state.st_mtime < time.time() - NEW:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(path, ignore_errors=True)
    finally:
        os.close(folder)
