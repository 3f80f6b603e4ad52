"""What the tests of one run have shown of a program's functions so far."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rozdej.student.calls import Call


@dataclass
class Tried:
    """Which functions the tests of a run have called, and whether these tests passed."""

    _passed: set[tuple[str, str]] = field(default_factory=set)
    _failed: set[tuple[str, str]] = field(default_factory=set)

    def note(self, calls: Iterable[Call], passed: bool) -> None:
        """Remember the calls of a test."""
        (self._passed if passed else self._failed).update((call.module, call.function) for call in calls)

    @property
    def right(self) -> frozenset[tuple[str, str]]:
        """Modules and functions that some tests called, and all of these passed."""
        return frozenset(self._passed - self._failed)
