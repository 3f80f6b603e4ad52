"""Abilities of Python in a page (Pyodide), which has neither threads nor other processes."""

from time import monotonic

from rozdej.core.system.base import BaseSystem

TIMES_SLOWER = 2
"""It needs two to three times as long as others do for the same: its seconds count half."""


class Browser(BaseSystem):
    """A page."""

    can_start_processes = False

    def worked_seconds(self) -> float:
        # By the clock: `process_time` there runs while others work, too, and raises an error from the 36th minute on.
        return monotonic() / TIMES_SLOWER
