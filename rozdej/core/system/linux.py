"""Abilities of Linux beyond those of its like: it tells of memory, and where processes run."""

from __future__ import annotations

import os
import sys

from rozdej.core.system import posix

assert sys.platform == 'linux'


class Linux(posix.Posix):
    """Linux."""

    def has_most_memory(self) -> bool:
        try:
            import resource

            most = resource.getrlimit(resource.RLIMIT_AS)[0]
            with open('/proc/self/statm', encoding='ascii') as file:
                taken = int(file.read().split()[0]) * os.sysconf('SC_PAGE_SIZE')
            return most != resource.RLIM_INFINITY and taken > most / 2
        except MemoryError:  # not even enough to look
            return True
        except (OSError, ValueError):
            return False

    def usable_cores(self) -> list[int]:
        return sorted(os.sched_getaffinity(0))

    def pin(self, process: int, core: int) -> None:
        os.sched_setaffinity(process, {core})
