"""A process and all that it has started, looked at from outside: what they take, and how to end them.

Linux tells of them in `/proc`. Elsewhere nothing is seen and each process is on its own.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from rozdej.core.student.limits import FAMILY_END_SECONDS

INTERVAL = 0.05
"""Seconds between two looks: a core fills some 100 MB in that time."""

BYTES_FOR_A_FILE = 1024
"""What the name of a file, even an empty one, takes in a file system in memory."""

CLOCK_OF_PROCESS = 2
"""The number of the clock that counts the time of all threads of a process, in Linux."""

PAGE = os.sysconf('SC_PAGE_SIZE') if hasattr(os, 'sysconf') else 4096


def descendants(ancestor: int) -> Iterator[int]:
    """Numbers of the processes that this one has started, and that these have started."""
    waiting = [ancestor]
    seen = {ancestor}
    while waiting:
        for child in _children(waiting.pop()):
            if child not in seen:
                seen.add(child)
                waiting.append(child)
                yield child


def _children(parent: int) -> list[int]:
    """The processes started by any thread of this one; none when it has ended."""
    found = []
    with suppress(OSError):
        for thread in os.listdir(f'/proc/{parent}/task'):
            with suppress(OSError):
                found += [int(child) for child in Path(f'/proc/{parent}/task/{thread}/children').read_bytes().split()]
    return found


def processor_time(processes: Iterable[int]) -> float | None:
    """Seconds of the processor that these processes have used so far; None where nobody tells.

    Linux has a clock for each process. Nothing that a process says of itself is asked for.
    """
    return sum(map(_processor_time, processes)) if sys.platform == 'linux' else None


def _processor_time(process: int) -> float:
    try:
        return time.clock_gettime(~process << 3 | CLOCK_OF_PROCESS)
    except OSError:  # it has ended
        return 0.0


def memory_of(processes: list[int], enough: int) -> int:
    """Bytes of memory that the processes take together, exact only when `enough` may be exceeded.

    What they share, like Python itself after a fork, counts once. Finding that out takes long,
    so it is only done when the plain sum is over `enough`.
    """
    quick = sum(map(_resident, processes))
    return quick if quick <= enough else sum(map(_proportional, processes))


def _resident(process: int) -> int:
    """Bytes of memory, what is shared with others included."""
    try:
        return int(Path(f'/proc/{process}/statm').read_bytes().split()[1]) * PAGE
    except (OSError, IndexError):  # it has ended
        return 0


def _proportional(process: int) -> int:
    """Bytes of memory, of what is shared only the process's own part; everything where that is not told."""
    try:
        lines = Path(f'/proc/{process}/smaps_rollup').read_bytes().splitlines()
    except ProcessLookupError:
        return 0
    except OSError:
        return _resident(process)
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(b'Pss:')), 0)


def memory_of_files(processes: list[int], folder: str | None) -> int:
    """Bytes of memory that the files in this folder, as the first process sees it, take besides their contents."""
    if folder is None or not processes:
        return 0
    try:
        found = os.statvfs(f'/proc/{processes[0]}/root{folder}')
    except OSError:  # it has ended
        return 0
    return (found.f_files - found.f_ffree) * BYTES_FOR_A_FILE


def end(ancestor: int) -> None:
    """End all that the process has started, and then the process itself."""
    deadline = time.monotonic() + FAMILY_END_SECONDS
    with suppress(OSError):
        os.kill(ancestor, signal.SIGSTOP)  # it takes in orphans, and must not start anything meanwhile
    while time.monotonic() < deadline:
        living = [child for child in descendants(ancestor) if not _is_dead(child)]
        for step in (signal.SIGSTOP, signal.SIGKILL):  # first nobody can start others, then all go
            for child in living:
                with suppress(OSError):
                    os.kill(child, step)
        if not living:
            break
    with suppress(OSError):
        os.killpg(ancestor, signal.SIGKILL)
    with suppress(OSError):
        os.kill(ancestor, signal.SIGKILL)


def _is_dead(process: int) -> bool:
    """Whether a process has ended, though nobody may have asked about its end yet."""
    try:
        return Path(f'/proc/{process}/stat').read_bytes().rpartition(b')')[2].split()[0] in (b'Z', b'X')
    except (OSError, IndexError):
        return True


class MemoryWatch(threading.Thread):
    """Ends a process with all that it has started once they take more than `most` bytes of memory together.

    To that belong the files of `home`, a file system in memory that only they see.
    """

    def __init__(self, ancestor: int, most: int, home: str | None = None):
        super().__init__(name='memory watch', daemon=True)
        self._ancestor = ancestor
        self._most = most
        self._home = home
        self._is_over = threading.Event()
        self.found_too_much = False

    def run(self) -> None:
        while not self._is_over.wait(INTERVAL):
            processes = list(descendants(self._ancestor))
            left = self._most - memory_of_files(processes, self._home)
            if memory_of(processes, left) > left:
                self.found_too_much = True  # said first: whoever notices the end asks why
                end(self._ancestor)
                return

    def stop(self) -> None:
        """Look no more."""
        self._is_over.set()
        self.join()
