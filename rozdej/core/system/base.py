"""Abilities of a platform that has only what Python has everywhere. A window starts with it, so it imports little."""

from __future__ import annotations

import faulthandler
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    import socket


class ProcessDeadline:
    """Ends this process when a call does not end in time.

    Its last words, the lines that were running, go to a file descriptor. A thread of `faulthandler` writes them, which
    is started for each call.
    """

    def __init__(self, file: int):
        self._file = file
        faulthandler.enable(file)

    def begin(self, seconds: float, worked: float = 0.0) -> None:
        """Start the deadline: `seconds` of wall time, or `worked` seconds of the processor if given.

        Without a timer of the system, both are wall time.
        """
        faulthandler.dump_traceback_later(worked or seconds, exit=True, file=self._file)

    def over(self) -> None:
        """Cancel the deadline: the call has ended in time."""
        faulthandler.cancel_dump_traceback_later()


class BaseSystem:
    """What the kit asks of a platform."""

    can_start_processes = True
    """Whether threads and other processes can be started; a browser has neither."""

    can_inherit_sockets = False
    """Whether a process can be started with open sockets of this one."""

    process_deadline = ProcessDeadline
    """The class that ends this process when a call takes too long."""

    reading_flags = os.O_RDONLY
    """Flags of `os.open` to read a plain file: no link is followed, and nothing that is no file is waited for."""

    apart_flags = 0
    """Flags of `subprocess.Popen` for a process that Ctrl+C does not reach, besides a session of its own."""

    most_connections = 1000
    """How many visitors the `event_loop` of a server can have."""

    killed_codes: tuple[int, ...] = ()
    """Exit codes of processes that somebody has ended, as `Popen.returncode` tells them."""

    def __init__(self) -> None:
        self._own: dict[int, float] = {}
        """How long each thread of the kit's own has worked."""
        self.run_after_fork(self._own.clear)

    def worked_seconds(self) -> float:
        """How long the processor has worked in this process, all threads together but those of the kit's own."""
        return time.process_time() - sum(self._own.values())

    def leave_out_thread(self) -> None:
        """Leave what the calling thread has worked up to now out of `worked_seconds`: it is one of the kit's own."""
        # Not imported by name above: a page's Python does not have it.
        self._own[get_ident()] = time.thread_time()

    def allow_waking(self) -> None:
        """Let `wake` interrupt waits of this thread, which is the main one."""

    def wake(self, thread: int) -> None:
        """Interrupt a wait in the operating system (`time.sleep`) of the main thread, if the platform can."""

    def block_deadline(self) -> None:
        """Keep the timers of a `process_deadline` from the calling thread, whose lines nobody wants to know."""

    def run_after_fork(self, function: Callable[[], object]) -> None:
        """Call the function in each copy of this process, where processes can be copied."""

    def lock_folder(self, path: Path) -> Callable[[], None]:
        """Lock a folder of this user; the end of this process releases it. Returns what releases it earlier.

        Raises OSError when it is locked already, gone, another user's, or cannot be locked.
        """
        raise OSError(f'{path}: folders have no locks here')

    def limit_memory(self, size: int) -> None:
        """Let this process fail where it would take more bytes, if the system knows such a limit."""

    def limit_resources(self, most: Mapping[str, int]) -> None:
        """Limit this process for good, by names of `resource`: `{'RLIMIT_CPU': 5}`. What is refused is left out."""

    def allow_open_files(self, most: int) -> None:
        """Raise the limit of open files to `most`, or as far as the system lets this process."""

    def has_most_memory(self) -> bool:
        """Whether this process has taken more than half of the bytes that it may; False where nobody knows."""
        return False

    def most_memory(self) -> int:
        """The bytes that this process has taken at most; 0 where `limit_memory` limits them, or nobody knows."""
        return 0

    def typed_text(self) -> str:
        """What was typed in the terminal since the last look, without waiting."""
        return ''

    def end_group(self, leader: int) -> None:
        """End all that a process has started and that has stayed in its group, where there are such groups."""

    def set_timeout(self, connection: socket.socket, seconds: float) -> None:
        """Let reads and writes of a socket raise `TimeoutError`, or `BlockingIOError`, after so long."""
        connection.settimeout(seconds)

    def event_loop(self) -> asyncio.AbstractEventLoop:
        """Return a new loop for a server, which goes on listening when a visitor breaks off at once."""
        import asyncio

        return asyncio.new_event_loop()

    def usable_cores(self) -> list[int]:
        """The cores on which this process may run; [] where the system does not tell."""
        return []

    def pin(self, process: int, core: int) -> None:
        """Let a process run on one of the `usable_cores` alone. Raises OSError when it has ended."""
