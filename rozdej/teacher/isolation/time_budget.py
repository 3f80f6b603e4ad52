"""Limits the time of calls: all hangs of a submission together cost at most three call limits.

CPU time counts, as the operating system measures it; nothing that a worker reports is believed.

The first hang gets the whole limit, and again when its test is repeated; a fair verdict needs both. All other hangs
share the time that is left, a part each.
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
"""Time budget of a submission for hanging calls, in limits of one call."""

PARTS = 8
"""Each further hang gets one of so many parts of the time that is left."""

SHORTEST = 0.05
"""Seconds that any call gets, however many others hung. A sound one needs milliseconds."""

SHORTEST_RETRY = 0.25
"""Shortest time in seconds for which a test is repeated."""

GRACE = 0.5
"""Seconds after the limit in which a worker can report that it stopped the call itself."""

LOOK = 0.03
"""Seconds between two looks at a worker's CPU time. Most answers come before the first look."""


class Deadline:
    """The time limit for one answer of a worker: `limit` seconds, and `grace` seconds to report a stopped call.

    `processor_time` gives the worker's CPU seconds so far. Where it gives None, the wall time of an idle call counts.
    """

    def __init__(self, limit: float, grace: float, processor_time: Callable[[], float | None]):
        self.limit = limit
        self.is_idle = False
        """Whether the worker was idle when its time was up."""
        self._grace = grace
        self._processor_time = processor_time
        self._first = self._start = monotonic()
        self._next_look = self._first + LOOK
        self._worked_first: float | None = None
        self._worked_before: float | None = None
        self._worked_last: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether the time is up. Looks at the CPU time at most once in `LOOK` seconds."""
        now = monotonic()
        if now < self._next_look:
            return False
        self._next_look = now + LOOK
        waited, allowed = now - self._start, self.limit + self._grace
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
        """Seconds taken, at least `least` and at most `shares` times what was allowed.

        `least` is CPU time that the worker is known to have used. `taken` misses what it used before the first look.
        """
        return min(max(least, self.taken), shares * (self.limit + self._grace))

    @property
    def taken(self) -> float:
        """Seconds that the answer took: CPU time where it is known and the worker was not idle, else wall time."""
        passed = monotonic() - self._first
        if self._worked_first is None or self._worked_last is None:
            return passed
        worked = self._worked_last - self._worked_first
        return passed if is_waiting(worked, passed) else min(passed, max(worked + 2 * LOOK, passed / IN_ALL_TIMES))

    def restart(self) -> None:
        """Restart the clock after the worker had to wait for the judge."""
        self._start = monotonic()

    def extend(self) -> None:
        """Give the whole time again for a next step. All steps together get at most twice the time."""
        self._start = monotonic()
        self._worked_before = None


class TimeBudget:
    """The time budget of one submission. `spent` is the seconds that hanging calls took so far."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._again: float | None = None
        """Highest value of `spent` during a retry; None before the first one."""
        self._tries = 0

    def limit(self, call_limit: float) -> float:
        """Seconds for the next call: `call_limit` as long as nothing hung."""
        if self._again is not None:
            return min(call_limit, max(SHORTEST, self._again - self.spent))
        if not self.spent:
            return call_limit
        return min(call_limit, max(SHORTEST, min(SECONDS_AFTER_A_HANG, self._left(call_limit) / PARTS)))

    def script_limit(self, seconds: float, call_limit: float) -> float:
        """Seconds for a run of a script: `seconds` as long as nothing hung."""
        if self._again is not None:
            return min(seconds, max(SHORTEST_RETRY, self._again - self.spent))
        return min(seconds, max(SHORTEST_RETRY, self._left(call_limit) / 2)) if self.spent else seconds

    def grace(self, call_limit: float) -> float:
        """Seconds after the limit in which the worker can report that it stopped the call itself."""
        return min(GRACE, max(SHORTEST_RETRY, self.limit(call_limit))) if self.spent else GRACE

    def is_hopeless(self, hangs: int, call_limit: float) -> bool:
        """Whether a function that hung so many times is not called any more."""
        return hangs >= HANGS_UNTIL_HOPELESS or (
            hangs > 0 and bool(self.spent) and self._left(call_limit) < call_limit / 2
        )

    def allow_retry(self, call_limit: float) -> bool:
        """Allow another try for what hung; the first gets a whole limit. Returns False when no time is left."""
        left = MOST_LIMITS * call_limit - self.spent
        self._tries += 1
        more = min(call_limit, left if self._tries == 1 else left / 2)
        if self._tries == 1 and left >= call_limit / 2:  # a busy machine may have used up some of it
            more = call_limit
        self._again = self.spent + more
        return more >= min(call_limit, SHORTEST_RETRY)

    def _left(self, call_limit: float) -> float:
        """Seconds left besides those reserved for repeating the first hang."""
        if self._again is not None:
            return call_limit
        return (MOST_LIMITS - 1) * call_limit - self.spent
