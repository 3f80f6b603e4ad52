"""Ends processes that take too much memory together. They are looked at from outside."""

import threading
from collections.abc import Callable

INTERVAL = 0.05
"""Seconds between two looks. A core fills some 100 MB in that time."""


class MemoryWatch(threading.Thread):
    """Calls `end` once `is_too_much()` says that too much memory is taken."""

    def __init__(self, is_too_much: Callable[[], bool], end: Callable[[], None]):
        super().__init__(name='memory watch', daemon=True)
        self._is_too_much = is_too_much
        self._end = end
        self._is_over = threading.Event()
        self.found_too_much = False

    def run(self) -> None:
        while not self._is_over.wait(INTERVAL):
            if self._is_too_much():
                self.found_too_much = True  # set first: whoever notices the end reads it
                self._end()
                return

    def stop(self) -> None:
        """Stop watching."""
        self._is_over.set()
        self.join()
