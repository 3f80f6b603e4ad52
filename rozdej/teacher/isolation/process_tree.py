"""Measures a process together with its descendants, from outside, and ends them.

Reads `/proc` of Linux.
"""

import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from rozdej.core.student.limits import FAMILY_END_SECONDS

assert sys.platform == 'linux'

BYTES_FOR_A_FILE = 1024
"""Memory that a file, even an empty one, takes in a file system in memory."""

CLOCK_OF_PROCESS = 2
"""Linux's number of the clock that counts the CPU time of all threads of a process."""

PAGE = os.sysconf('SC_PAGE_SIZE')


def descendants(ancestor: int) -> Iterator[int]:
    """PIDs of the children of this process, of their children, and so on."""
    waiting = [ancestor]
    seen = {ancestor}
    while waiting:
        for child in _children(waiting.pop()):
            if child not in seen:
                seen.add(child)
                waiting.append(child)
                yield child


def _children(parent: int) -> list[int]:
    """PIDs of the children of all threads of a process; [] when it has ended."""
    found = []
    with suppress(OSError):
        for thread in os.listdir(f'/proc/{parent}/task'):
            with suppress(OSError):
                found += [int(child) for child in Path(f'/proc/{parent}/task/{thread}/children').read_bytes().split()]
    return found


def processor_time(processes: Iterable[int]) -> float:
    """CPU seconds that these processes have used so far.

    They are read from the kernel, so a process cannot lie about them.
    """
    return sum(map(_processor_time, processes))


def _processor_time(process: int) -> float:
    try:
        return time.clock_gettime(~process << 3 | CLOCK_OF_PROCESS)
    except OSError:  # it has ended
        return 0.0


def memory_of(processes: list[int], enough: int) -> int:
    """Bytes of memory that the processes take together.

    Shared memory, such as Python itself after a fork, counts once. Counting it takes long, so it is done only when the
    plain sum is over `enough`.
    """
    quick = sum(map(_resident, processes))
    return quick if quick <= enough else sum(map(_proportional, processes))


def _resident(process: int) -> int:
    """Bytes of memory of a process, shared memory included."""
    try:
        return int(Path(f'/proc/{process}/statm').read_bytes().split()[1]) * PAGE
    except (OSError, IndexError):  # it has ended
        return 0


def _proportional(process: int) -> int:
    """Bytes of memory of a process, with its share of shared memory; all of it where the kernel does not tell."""
    try:
        lines = Path(f'/proc/{process}/smaps_rollup').read_bytes().splitlines()
    except ProcessLookupError:
        return 0
    except OSError:
        return _resident(process)
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(b'Pss:')), 0)


def memory_of_files(processes: list[int], folder: str | None) -> int:
    """Bytes that files in a folder, as the first process sees it, take besides their contents."""
    if folder is None or not processes:
        return 0
    try:
        found = os.statvfs(f'/proc/{processes[0]}/root{folder}')
    except OSError:  # it has ended
        return 0
    return (found.f_files - found.f_ffree) * BYTES_FOR_A_FILE


def kill_tree(ancestor: int) -> None:
    """End a process and all its descendants, these first."""
    deadline = time.monotonic() + FAMILY_END_SECONDS
    with suppress(OSError):
        os.kill(ancestor, signal.SIGSTOP)  # it adopts orphans, and must not start anything meanwhile
    while time.monotonic() < deadline:
        living = [child for child in descendants(ancestor) if not _is_dead(child)]
        for step in (signal.SIGSTOP, signal.SIGKILL):  # stopped first, so that none can start others
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
    """Whether a process has ended; it may still be a zombie."""
    try:
        return Path(f'/proc/{process}/stat').read_bytes().rpartition(b')')[2].split()[0] in (b'Z', b'X')
    except (OSError, IndexError):
        return True


def takes_more(ancestor: int, most: int, home: str | None) -> bool:
    """Whether the descendants of a process take more than `most` bytes of memory together.

    Files in `home`, a file system in memory that only they see, count too.
    """
    processes = list(descendants(ancestor))
    left = most - memory_of_files(processes, home)
    return memory_of(processes, left) > left
