"""Abilities of macOS beyond those of its like: it refuses no memory, but tells how much was taken."""

from __future__ import annotations

import sys

assert sys.platform == 'darwin'

from rozdej.core.system.posix import Posix  # noqa: E402 - there is none where the line above is false


class MacOS(Posix):
    """macOS."""

    def most_memory(self) -> int:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
