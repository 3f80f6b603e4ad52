"""What the tests of one run have shown of a program's functions so far."""

from collections.abc import Iterable
from dataclasses import dataclass, field

Names = Iterable[tuple[str, str]]
"""Modules and functions in them."""


@dataclass
class Tried:
    """Which functions the tests of a run have called, and whether these tests passed."""

    _passed: set[tuple[str, str]] = field(default_factory=set)
    _failed: set[tuple[str, str]] = field(default_factory=set)

    def note(self, called: Names, passed: bool) -> None:
        """Remember what a test has called."""
        (self._passed if passed else self._failed).update(called)

    @property
    def right(self) -> frozenset[tuple[str, str]]:
        """Functions that some tests called, and all of these passed."""
        return frozenset(self._passed - self._failed)
