"""Which levels passed so far, remembered between runs in pytest's cache.

It is what lets a run say "this one passed before", and a start screen how far an exercise is.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the window reads the progress too, and need not wait for pytest
    import pytest

KEY = 'rozdej/progress'


def remembered_in(root: Path) -> Path:
    """The file in which pytest keeps the progress of the kit in `root`."""
    return root / '.pytest_cache' / 'v' / KEY


def remembered(root: Path, folder: Path, exercise: str) -> set[int]:
    """Levels that passed when they were last run, read without pytest; none when nobody knows."""
    try:
        text = remembered_in(root).read_text(encoding='utf-8')
        return set(json.loads(text).get(str(folder), {}).get(exercise, ()))
    except (OSError, ValueError, AttributeError, TypeError):
        return set()


class Progress:
    """The levels that passed when they were last run, for each program and exercise."""

    def __init__(self, config: 'pytest.Config'):
        self._cache = getattr(config, 'cache', None)
        self._passed: dict[str, dict[str, list[int]]] = (self._cache.get(KEY, {}) if self._cache else {}) or {}

    def passed(self, folder: Path, exercise: str) -> set[int]:
        """Levels of the exercise that passed when they were last run with this program."""
        return set(self._passed.get(str(folder), {}).get(exercise, ()))

    def update(self, folder: Path, exercise: str, passed: Iterable[int], failed: Iterable[int]) -> list[int]:
        """Remember a run; returns the levels that passed before and failed now, ascending."""
        before = self.passed(folder, exercise)
        failed = set(failed)
        now = sorted((before | set(passed)) - failed)
        self._passed.setdefault(str(folder), {})[exercise] = now
        return sorted(before & failed)

    def save(self) -> None:
        """Write it down, where pytest keeps a cache at all."""
        if self._cache:
            self._cache.set(KEY, self._passed)
