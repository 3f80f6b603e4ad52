"""Finds processes that a test has started, and waits until they have worked or ended."""

import sys
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil


def wait_for(condition: Callable[[], Any], otherwise: Callable[[], str] = lambda: '', seconds: float = 300.0) -> Any:
    """Wait until the condition is true and return its value. Fail after a time that is enough on any machine."""
    limit = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < limit, f'waited {seconds:g} s in vain {otherwise()}'
        time.sleep(0.02)
    return value


def below(ancestor: int, besides: Collection[int] = ()) -> set[psutil.Process]:
    """Find all processes that this one has started, and those that these started.

    `besides`: numbers of its own children that are left out with all they have started. A test that looks at what is
    below itself shares that place with what other tests keep open, like a browser, which starts and ends helpers
    whenever it likes.
    """
    found, left_out = set(), set(besides)
    for process in psutil.Process(ancestor).children(recursive=True):  # parents come first
        with suppress(psutil.NoSuchProcess):  # it has just ended
            if left_out and (process.pid in left_out or process.ppid() in left_out):
                left_out.add(process.pid)
            else:
                found.add(process)
    return found


def children_of(parent: int) -> set[int]:
    """Return the numbers of the processes that this one has started itself."""
    return {child.pid for child in psutil.Process(parent).children()}


def python_of(process: psutil.Process) -> psutil.Process:
    """The Python in a process that was started as one: in an environment of Windows, what its launcher has started."""
    in_environment = sys.platform == 'win32' and sys.prefix != sys.base_prefix
    is_launcher = in_environment and Path(process.exe()) == Path(sys.executable)  # which it is not where that is a link
    return wait_for(process.children)[0] if is_launcher else process


def is_alive(process: psutil.Process) -> bool:
    """Tell whether the process runs; one that has ended and waits for its parent does not."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def living(processes: Iterable[psutil.Process], seconds: float = 60.0) -> set[psutil.Process]:
    """Wait until all have ended, and return those that have not when the time is up."""
    deadline = time.monotonic() + seconds
    while (left := {process for process in processes if is_alive(process)}) and time.monotonic() < deadline:
        time.sleep(0.02)
    return left


def come_to_rest(ancestor: int, *, itself: bool = True) -> None:
    """Wait until all that this process has started, and it `itself`, has done all that it was asked: they are found
    asleep, and have not been awake since the last look.
    """
    looks: list[dict] = [{}]

    def rest() -> bool:
        time.sleep(0.1)
        found = below(ancestor) | ({psutil.Process(ancestor)} if itself else set())
        with suppress(psutil.NoSuchProcess):
            looks.append({one: (one.num_ctx_switches(), one.cpu_times()) for one in found})
            return looks[-1] == looks[-2] and {one.status() for one in found} == {psutil.STATUS_SLEEPING}
        return False

    wait_for(rest)
