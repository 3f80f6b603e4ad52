"""How long a submission that hangs is waited for: all its hangs together cost at most three deadlines.

The first hang is waited for as long as the limit says, and that once more when the test is run again; both are
needed to be fair. What is left is shared out among all other hangs: each gets a part of it.
"""

from rozdej.student.limits import HANGS_UNTIL_HOPELESS, SECONDS_AFTER_A_HANG

DEADLINES = 3
"""How many times the limit for one call may be waited in vain."""

PART = 8
"""Each further hang gets this part of the time that is left."""

SHORTEST = 0.05
"""Seconds that any call gets, however many others hung: a sound one needs milliseconds."""

SHORTEST_AGAIN = 0.25
"""Seconds that are worth trying again for."""

GRACE = 0.5
"""Seconds that a player has, after the limit that it keeps itself, to say that it did."""


class Patience:
    """What one submission has left of it. `spent` is how many seconds it was waited for in vain, so far."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._again: float | None = None
        """What may have been spent at the end of another try; None as long as there was none."""
        self._tries = 0

    def limit(self, deadline: float) -> float:
        """Seconds for the next call, which are `deadline` as long as nothing hung."""
        if self._again is not None:
            return min(deadline, max(SHORTEST, self._again - self.spent))
        if not self.spent:
            return deadline
        return min(deadline, max(SHORTEST, min(SECONDS_AFTER_A_HANG, self._left(deadline) / PART)))

    def script_limit(self, seconds: float, deadline: float) -> float:
        """Seconds for a run of a whole script, for which there are `seconds` as long as nothing hung."""
        if self._again is not None:
            return min(seconds, max(SHORTEST_AGAIN, self._again - self.spent))
        return min(seconds, max(SHORTEST_AGAIN, self._left(deadline) / 2)) if self.spent else seconds

    def grace(self, deadline: float) -> float:
        """Seconds behind the limit in which the player may say that it kept it."""
        return min(GRACE, max(SHORTEST_AGAIN, self.limit(deadline))) if self.spent else GRACE

    def is_hopeless(self, hangs: int, deadline: float) -> bool:
        """Whether a function that hung so many times is not to be called any more."""
        return hangs >= HANGS_UNTIL_HOPELESS or (hangs > 0 and bool(self.spent) and self._left(deadline) < deadline / 2)

    def again(self, deadline: float) -> bool:
        """Give what hung another chance, the first a whole one; False when there is no time for it any more."""
        left = DEADLINES * deadline - self.spent
        self._tries += 1
        more = min(deadline, left if self._tries == 1 else left / 2)
        self._again = self.spent + more
        return more >= min(deadline, SHORTEST_AGAIN)

    def _left(self, deadline: float) -> float:
        """Seconds left without those that the first hang will need again."""
        if self._again is not None:
            return deadline
        return (DEADLINES - 1) * deadline - self.spent
