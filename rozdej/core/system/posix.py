"""Abilities of Linux, macOS and their like: signals, timers, limits, locks and groups of processes."""

from __future__ import annotations

import faulthandler
import os
import select
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rozdej.core.system.base import BaseSystem, ProcessDeadline

if TYPE_CHECKING:
    import socket

assert sys.platform != 'win32'

WAKE_SIGNAL = signal.SIGURG
"""Interrupts a wait. Nothing else uses this signal."""

TIMERS = signal.SIGALRM, signal.SIGPROF


class TimedDeadline(ProcessDeadline):
    """The same with timers of the system. Last words are also written when SIGTERM ends the process."""

    def __init__(self, file: int):
        super().__init__(file)
        faulthandler.register(signal.SIGTERM, file, chain=True)
        for timer in TIMERS:
            faulthandler.register(timer, file, all_threads=False, chain=True)

    def begin(self, seconds: float, worked: float = 0.0) -> None:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        signal.setitimer(signal.ITIMER_PROF, worked)

    def over(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)


class Posix(BaseSystem):
    """A platform of this kind."""

    can_inherit_sockets = True
    process_deadline = TimedDeadline
    reading_flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK
    killed_codes = -signal.SIGKILL, -signal.SIGTERM

    def allow_waking(self) -> None:
        signal.signal(WAKE_SIGNAL, lambda number, frame: None)  # a pending exception is raised behind it

    def wake(self, thread: int) -> None:
        signal.pthread_kill(thread, WAKE_SIGNAL)

    def block_deadline(self) -> None:
        # The system sends a timer's signal to a thread that works just then.
        signal.pthread_sigmask(signal.SIG_BLOCK, TIMERS)

    def run_after_fork(self, function: Callable[[], object]) -> None:
        os.register_at_fork(after_in_child=function)

    def lock_folder(self, path: Path) -> Callable[[], None]:
        import fcntl

        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            if os.fstat(folder).st_uid != os.geteuid():
                raise PermissionError(f'{path}: the folder of somebody else')
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BaseException:
            os.close(folder)
            raise
        return lambda: os.close(folder)

    def limit_memory(self, size: int) -> None:
        import resource

        with suppress(OSError, ValueError):  # on a Mac it is refused
            resource.setrlimit(resource.RLIMIT_AS, (size, resource.getrlimit(resource.RLIMIT_AS)[1]))

    def limit_resources(self, most: Mapping[str, int]) -> None:
        import resource

        for name, limit in most.items():
            with suppress(OSError, ValueError):  # on a Mac that of memory; elsewhere only where there is a lower one
                resource.setrlimit(getattr(resource, name), (limit, limit))

    def allow_open_files(self, most: int) -> None:
        import resource

        with suppress(OSError, ValueError):
            soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            if 0 <= soft < most:  # a negative limit is none
                resource.setrlimit(resource.RLIMIT_NOFILE, (most if hard < 0 else min(hard, most), hard))

    def typed_text(self) -> str:
        is_there = select.select([0], [], [], 0)[0]
        return os.read(0, 1000).decode('utf-8', 'replace') if is_there else ''

    def set_timeout(self, connection: socket.socket, seconds: float) -> None:
        import socket
        import struct

        # The kernel's own timeout saves a call for each read; on Windows, no socket can be used behind one.
        timeval = struct.pack('@ll', int(seconds), int(seconds % 1 * 1_000_000))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, timeval)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, timeval)

    def end_group(self, leader: int) -> None:
        with suppress(OSError):
            os.killpg(leader, signal.SIGKILL)
