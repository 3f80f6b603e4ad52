"""The moves that nobody at the window makes: a computer's, a far player's, or the clearing of a trick.

Such a move waits for a pause (`Scene.pause`) that begins when the table has come to rest. A
move that fails is not tried again by itself, for it would only fail again.
"""

from rozdej.table.session import Session
from rozdej.table.terms import Pause


class AutomaticPlay:
    """When the next move comes by itself; `failed` says that it was tried in vain."""

    def __init__(self, session: Session):
        self._session = session
        self.pause: Pause | None = None
        self.failed = False
        self._due: float | None = None

    def look(self) -> None:
        """The game, the code or an option has changed: who is on turn?"""
        self.pause = self._session.waiting
        self.failed = False
        self._due = None

    def look_outside(self) -> None:
        """Something may have come from far away: is it a move? A pause that goes on is not begun anew."""
        if self._session.waiting != self.pause:
            self.look()

    @property
    def can_be_hurried(self) -> bool:
        """Whether a click, Enter or the space bar mean that it need not wait; not where they go past it."""
        return self.pause is not None and (not self.pause.aside or self.failed)

    def wait(self, now: float) -> float | None:
        """Seconds until the move; None when it does not come by itself."""
        if self.pause is None or self.pause.seconds is None or self.failed:
            return None
        return 0.0 if self._due is None else max(0.0, self._due - now)

    def ready(self, now: float) -> bool:
        """Whether the move that comes by itself is to be made now; the first question starts the pause."""
        if self._due is None:
            assert self.pause is not None
            assert self.pause.seconds is not None
            self._due = now + self.pause.seconds
        return now >= self._due
