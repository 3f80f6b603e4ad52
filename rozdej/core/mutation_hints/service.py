"""Looks for a line to mend, or follows a call, in a process of its own that can neither write nor take much memory.

A search runs thousands of changed programs. What they do to the process ends with it.
"""

import json
import os
import sys
import threading
import warnings
from math import ceil
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.call_steps import call_steps
from rozdej.core.mutation_hints.search import Search
from rozdej.core.student.call_trace import CallTrace, CallTracer
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import FOLLOWING_SECONDS, HINT_BYTES, HINT_SECONDS, is_over
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.core.system import SYSTEM
from rozdej.core.testing.pytest_session import CollectedTests


class FollowedProgram(LocalProgram):
    """A program that follows the call of that number in a test; `trace` is what it saw."""

    def __init__(self, implementation: Implementation, call: int):
        super().__init__(implementation, Guard(FOLLOWING_SECONDS))
        self.trace: CallTrace | None = None
        self._call = call

    def perform(self, module: str, name: str, function: Any, arguments: tuple, keywords: dict) -> Any:
        if self.log.count != self._call:
            return super().perform(module, name, function, arguments, keywords)
        tracer = CallTracer(self.guard, self.implementation.own_loaded)
        try:
            return super().perform(module, name, tracer.follow(function), arguments, keywords)
        finally:
            self.trace = tracer.trace


def steps(
    tests: CollectedTests, implementation: Implementation, item: pytest.Item, call: int, kind: str, *size: int
) -> list[str]:
    """What happens in the call of that number in a test (Czech); `size` is how long lines may be, and how many.

    [] when the test does not come to it, or raises what it did not when it failed and was said to be of that kind.
    """
    program = FollowedProgram(implementation, call)
    again = tests.repeat(program, item)
    if program.trace is None or (again.outcome.kind == 'raised' and kind != 'raised'):
        return []
    return call_steps(program.trace, implementation, again.evidence, *size)


ENDING_SECONDS = 0.3
"""Seconds of the processor for what comes after the search."""

TICK = 0.02
"""Seconds between two looks at time and memory."""

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
DENIED = 'os.', 'shutil.', 'socket.', 'subprocess.', 'tempfile.', 'sqlite3.', 'winreg.', '_winapi.', '_thread.'
"""Beginnings of Python's audit events for what changes something outside of a program, or evades the guard."""

HARMLESS = 'os.listdir', 'os.scandir', 'os.walk', 'os.fwalk', 'os.chdir', 'os.putenv', 'os.unsetenv'


def answer() -> None:
    """Do what the process was started for, and print the result as JSON."""
    what, root, name, folder, facts = json.loads(sys.argv[2])
    threading.Thread(target=_end_in_time, daemon=True).start()
    warnings.simplefilter('ignore')  # of programs that nobody has written
    WATCHDOG.run(HINT_SECONDS, int)  # its thread has to be there before no more can be started
    limit_memory_and_time()
    sys.addaudithook(_deny)
    work: Any = {'search': _search, 'follow': follow}[what]
    print(json.dumps(work(Exercise(name, Path(root)), Path(folder), *facts)), flush=True)
    os._exit(0)


def _search(exercise: Exercise, folder: Path, level: int) -> list[Any] | None:
    with CollectedTests(exercise) as tests:
        found = Search(tests, Implementation(exercise, folder), level, _is_late).result()
    return found and [found.file, found.function, sorted(found.lines)]


def follow(exercise: Exercise, folder: Path, test: str, call: int, kind: str, width: int, most: int) -> list[str]:
    """Follow a call of a test line by line; see `process.steps_of`."""
    file, _, name = test.partition('::')
    with CollectedTests(exercise, tests=exercise.root / file) as tests:
        item = next(item for item in tests.items if item.name == name)
        return steps(tests, Implementation(exercise, folder), item, call, kind, width, most)


def _is_late() -> bool:
    return process_time() > HINT_SECONDS - ENDING_SECONDS


def _end_in_time() -> None:
    """End the process when its time is up, or when it takes too much memory."""
    began = monotonic()
    while not is_over(HINT_SECONDS, process_time(), monotonic() - began) and SYSTEM.most_memory() < HINT_BYTES:
        sleep(TICK)
    os._exit(1)


def limit_memory_and_time() -> None:
    """Let the system refuse memory above the limit, where it can, and end the process when the time is up."""
    SYSTEM.limit_resources({'RLIMIT_AS': HINT_BYTES, 'RLIMIT_CPU': ceil(HINT_SECONDS), 'RLIMIT_CORE': 0})


def _deny(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse an audit event, which Python raises before the program does it."""
    if event == 'open':
        path, _, flags = arguments
        if flags & WRITING and path != os.devnull and not isinstance(path, int):
            raise PermissionError(f'{path}: nothing may be written here')
    elif event.startswith(DENIED) and event not in HARMLESS:
        raise PermissionError(f'{event}: not here')
