"""Which levels passed so far, remembered between runs in pytest's cache.

It is what lets a run say "this one passed before", and a start screen how far an exercise is.
"""

import json
import os
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rozdej.core.exercises import python_files

if TYPE_CHECKING:  # the window reads the progress too, and need not wait for pytest
    import pytest

    from rozdej.core.exercises import Exercise

KEY = 'rozdej/progress'
UNCHANGED = 'rozdej/known'
LAST_RUN = 'rozdej/last_run'
TEXTS = 'rozdej/texts'


def remembered_in(root: Path) -> Path:
    """The file in which pytest keeps the progress of the kit in `root`."""
    return root / '.pytest_cache' / 'v' / KEY


def remembered(root: Path, folder: Path, exercise: str) -> set[int]:
    """Levels that passed when they were last run, read without pytest; none when nobody knows."""
    try:
        text = remembered_in(root).read_text(encoding='utf-8')
        return set(json.loads(text).get(written_path(folder), {}).get(exercise, ()))
    except (OSError, ValueError, AttributeError, TypeError):
        return set()


def written_path(folder: Path) -> str:
    """The folder's path as text that can be written down, whatever bytes its name is made of."""
    return str(folder).encode('utf-8', 'backslashreplace').decode()


class Progress:
    """The levels that passed when they were last run, for each program and exercise."""

    def __init__(self, config: 'pytest.Config'):
        self._cache = getattr(config, 'cache', None)
        self._passed: dict[str, dict[str, list[int]]] = (self._cache.get(KEY, {}) if self._cache else {}) or {}
        self._last_run: dict[str, Any] = (self._cache.get(LAST_RUN, {}) if self._cache else {}) or {}
        self._unchanged: dict[str, dict[str, Any]] = (self._cache.get(UNCHANGED, {}) if self._cache else {}) or {}
        self._texts: dict[str, dict[str, dict[str, str]]] = (self._cache.get(TEXTS, {}) if self._cache else {}) or {}

    def passed(self, folder: Path, exercise: str) -> set[int]:
        """Levels of the exercise that passed when they were last run with this program."""
        return set(self._passed.get(written_path(folder), {}).get(exercise, ()))

    def known(self, folder: Path, exercise: 'Exercise') -> dict[int, bool]:
        """Whether levels of the exercise passed with program and tests exactly as they are now."""
        contents, levels = self._unchanged.get(written_path(folder), {}).get(exercise.name, (None, {}))
        if contents != contents_of(folder, exercise.tests):
            return {}
        return {int(level): passed for level, passed in levels.items()}

    def update(self, folder: Path, exercise: 'Exercise', results: Mapping[int, bool]) -> list[int]:
        """Remember a run: level -> whether it passed; returns those that passed before and failed now, ascending."""
        before = self.passed(folder, exercise.name)
        failed = {level for level, passed in results.items() if not passed}
        self._passed.setdefault(written_path(folder), {})[exercise.name] = sorted((before | results.keys()) - failed)
        known = self.known(folder, exercise) | dict(results)
        contents = contents_of(folder, exercise.tests)
        self._unchanged.setdefault(written_path(folder), {})[exercise.name] = (contents, known)
        return sorted(before & failed)

    def texts(self, folder: Path, exercise: str) -> dict[str, str]:
        """The texts of its functions with which tests passed, to be changed by `kept_texts`."""
        return self._texts.setdefault(written_path(folder), {}).setdefault(exercise, {})

    def keep_ready(self, text: str) -> Path | None:
        """The file in which a failed call now stands, if there is one and pytest keeps a cache at all."""
        if text and self._cache:
            with suppress(OSError):  # a folder in which nothing can be written
                path = Path(self._cache.mkdir('rozdej'), 'volani.py')
                path.write_text(text, encoding='utf-8')
                return path
        return None

    def save(self) -> None:
        """Write it down, where pytest keeps a cache at all."""
        if self._cache:
            self._cache.set(KEY, self._passed)
            self._cache.set(LAST_RUN, self._last_run)
            self._cache.set(UNCHANGED, self._unchanged)
            self._cache.set(TEXTS, self._texts)

    def working_on(self, folders: Sequence[Path]) -> Path | None:
        """Which of the programs the student works on: the only one tested, or one changed since the last run.

        One that no run has tested before is such if it was changed after all the others.
        While neither is true, it is the same as then; None when nobody knows.
        """
        files = self._last_run.setdefault('files', {})
        seen = [_last_change(folder) for folder in folders if written_path(folder) in files]
        changed = []
        for folder in folders:
            contents = contents_of(folder)
            is_new = written_path(folder) not in files and bool(seen) and _last_change(folder) > max(seen)
            if is_new or files.get(written_path(folder), contents) != contents:
                changed.append(folder)
            files[written_path(folder)] = contents
        if len(folders) == 1:
            changed = list(folders)
        if changed:
            self._last_run['working_on'] = written_path(max(changed, key=_last_change))
        known = self._last_run.get('working_on')
        return next((folder for folder in folders if written_path(folder) == known), None)


def contents_of(*folders: Path) -> int:
    """A number that changes with the Python files in the folders."""
    number = 0
    for path in [path for top in folders for folder in (top, *sorted(top.glob('*/'))) for path in python_files(folder)]:
        number = zlib.crc32(os.fsencode(path.name) + path.read_bytes(), number)
    return number


def _last_change(folder: Path) -> float:
    return max((path.stat().st_mtime for path in python_files(folder)), default=0.0)
