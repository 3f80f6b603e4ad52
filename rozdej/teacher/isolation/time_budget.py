"""How long a worker is waited for, and a submission that hangs: all its hangs cost at most three deadlines.

What counts is the time of the processor, as the operating system tells it. A worker may say of itself what it likes.

The first hang is waited for as long as the limit says, and that once more when the test is run again; both are
needed to be fair. What is left is shared out among all other hangs: each gets a part of it.
"""

from collections.abc import Callable
from math import inf
from time import monotonic

from rozdej.core.student.limits import (
    HANGS_UNTIL_HOPELESS,
    IN_ALL_TIMES,
    SECONDS_AFTER_A_HANG,
    is_over,
    is_waiting,
    longest,
    waiting_limit,
)

MOST_LIMITS = 3
"""How many times the limit for one call may be waited in vain."""

PART = 8
"""Each further hang gets this part of the time that is left."""

SHORTEST = 0.05
"""Seconds that any call gets, however many others hung: a sound one needs milliseconds."""

SHORTEST_RETRY = 0.25
"""Seconds that are worth trying again for."""

GRACE = 0.5
"""Seconds that a worker has, after the limit that it keeps itself, to say that it did."""

LOOK = 0.03
"""Seconds between two looks at how much a worker has worked. Most answers come before the first."""


class Deadline:
    """One wait for a worker that may work `limit` seconds, and has `grace` seconds more to say that it did.

    `processor_time` tells how many seconds of the processor the worker has used so far. Where nobody tells, it has
    as much time by the clock as one who hardly works.
    """

    def __init__(self, limit: float, grace: float, processor_time: Callable[[], float | None]):
        self.limit = limit
        self.is_idle = False
        """Whether the worker was waiting for something when its time was up."""
        self._grace = grace
        self._processor_time = processor_time
        self._first = self._sign = monotonic()
        self._next_look = self._first + LOOK
        self._worked_first: float | None = None
        self._worked_before: float | None = None
        self._worked_last: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        now = monotonic()
        if now < self._next_look:
            return False
        self._next_look = now + LOOK
        waited, allowed = now - self._sign, self.limit + self._grace
        worked = self._worked_last = self._processor_time()
        if self._worked_first is None:
            self._worked_first = worked
        if self._worked_before is None:
            self._worked_before = worked
        lately, in_all = ((worked or 0.0) - (before or 0.0) for before in (self._worked_before, self._worked_first))
        self.is_idle = worked is not None and is_waiting(lately, waited)
        if in_all >= 2 * allowed or now - self._first >= 2 * longest(allowed):  # however often it calls back
            return True
        return is_over(allowed, lately, waited, waiting_limit(self.limit) + self._grace, at_most=inf)

    def cost(self, shares: int = 1, least: float = 0.0) -> float:
        """Seconds that the wait took, as `taken` counts them, but at most `shares` times what was allowed.

        `least` is what the worker is known to have worked: what it did before a late first look is not in `taken`.
        """
        return min(max(least, self.taken), shares * (self.limit + self._grace))

    @property
    def taken(self) -> float:
        """Seconds that the wait took, counted as those of the processor where these are known and it worked at all."""
        passed = monotonic() - self._first
        if self._worked_first is None or self._worked_last is None:
            return passed
        worked = self._worked_last - self._worked_first
        return passed if is_waiting(worked, passed) else min(passed, max(worked + 2 * LOOK, passed / IN_ALL_TIMES))

    def restart(self) -> None:
        """It had to wait for the judge: that was no fault of its own."""
        self._sign = monotonic()

    def extend(self) -> None:
        """It goes on with something else, for which it has the whole time; for all together it has it twice."""
        self._sign = monotonic()
        self._worked_before = None


class TimeBudget:
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
            return min(seconds, max(SHORTEST_RETRY, self._again - self.spent))
        return min(seconds, max(SHORTEST_RETRY, self._left(deadline) / 2)) if self.spent else seconds

    def grace(self, deadline: float) -> float:
        """Seconds behind the limit in which the worker may say that it kept it."""
        return min(GRACE, max(SHORTEST_RETRY, self.limit(deadline))) if self.spent else GRACE

    def is_hopeless(self, hangs: int, deadline: float) -> bool:
        """Whether a function that hung so many times is not to be called any more."""
        return hangs >= HANGS_UNTIL_HOPELESS or (hangs > 0 and bool(self.spent) and self._left(deadline) < deadline / 2)

    def again(self, deadline: float) -> bool:
        """Give what hung another chance, the first a whole one; False when there is no time for it any more."""
        left = MOST_LIMITS * deadline - self.spent
        self._tries += 1
        more = min(deadline, left if self._tries == 1 else left / 2)
        if self._tries == 1 and left >= deadline / 2:  # a busy machine may have taken something from it
            more = deadline
        self._again = self.spent + more
        return more >= min(deadline, SHORTEST_RETRY)

    def _left(self, deadline: float) -> float:
        """Seconds left without those that the first hang will need again."""
        if self._again is not None:
            return deadline
        return (MOST_LIMITS - 1) * deadline - self.spent
