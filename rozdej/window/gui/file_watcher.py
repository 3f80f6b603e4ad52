"""Notices that a file was saved: the student's program, or pytest's cache."""

from pathlib import Path

EVERY = 0.5
"""Seconds between two looks at the folder."""


class Watcher:
    """Compares times and sizes of the files in a folder (by default the Python ones)."""

    def __init__(self, folder: Path, pattern: str = '*.py'):
        self._folder = folder
        self._pattern = pattern
        self._seen: dict[Path, tuple[int, int]] = {}
        self._seen = self._look()
        self._pending: dict[Path, tuple[int, int]] | None = None

    def changed(self) -> bool:
        """Whether something has been saved since the last time the answer was yes.

        An editor writes a file in several steps, so a change counts only when the next
        look finds it unchanged.
        """
        found = self._look()
        if found == self._seen:
            self._pending = None
            return False
        if found != self._pending:
            self._pending = found
            return False
        self._seen, self._pending = found, None
        return True

    def _look(self) -> dict[Path, tuple[int, int]]:
        found = {}
        for path in self._paths():
            try:
                state = path.stat()
            except OSError:  # just being replaced
                continue
            found[path] = (state.st_mtime_ns, state.st_size)
        return found

    def _paths(self) -> list[Path]:
        """The files there are; when the folder cannot be read just now, those there were."""
        try:
            return list(self._folder.glob(self._pattern))
        except OSError:
            return list(self._seen)
