"""Abilities of macOS beyond those of its like: it refuses no memory, but tells how much was taken."""

from __future__ import annotations

import sys

from rozdej.core.system import posix

assert sys.platform == 'darwin'


class MacOS(posix.Posix):
    """macOS."""

    def most_memory(self) -> int:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
