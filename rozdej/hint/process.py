"""The search for a line in a process of its own, in which a program can neither write nor take what it likes.

Thousands of programs are run there that nobody has written. What one of them does to the process ends with it.
"""

import json
import os
import subprocess
import sys
import threading
import warnings
from contextlib import suppress
from math import ceil
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any

from rozdej.exercises import Exercise
from rozdej.hint import PlaceToLook
from rozdej.student.limits import HINT_BYTES, HINT_SECONDS, is_over, waiting_limit

START = 'import sys; sys.path.append(sys.argv[1]); from rozdej.hint.process import search; search()'
KIT = Path(__file__).resolve().parents[2]

ENDING_SECONDS = 0.3
"""Of the processor, for what comes after the search."""

TICK = 0.02
"""How often the time and the memory are looked at, in seconds."""

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
DENIED = 'os.', 'shutil.', 'socket.', 'subprocess.', 'tempfile.', 'sqlite3.', 'winreg.', '_winapi.', '_thread.'
"""What Python calls events that change something outside of a program, or let it out of the guard."""

HARMLESS = 'os.listdir', 'os.scandir', 'os.walk', 'os.fwalk', 'os.chdir', 'os.putenv', 'os.unsetenv'


def look(exercise: Exercise, folder: Path, level: int) -> PlaceToLook | None:
    """Where the program in the folder, which fails first at the level, is worth another look; None when nobody knows.

    It takes a second or two, on a busy machine more.
    """
    order = json.dumps([str(exercise.root), exercise.name, str(folder), level])
    variables = {name: value for name, value in os.environ.items() if not name.startswith('PYTEST_')}
    try:
        done = subprocess.run(
            [sys.executable, '-P', '-B', '-X', 'utf8', '-c', START, str(KIT), order],
            cwd=exercise.root,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=waiting_limit(HINT_SECONDS),
        )
        file, function, lines = json.loads(done.stdout.splitlines()[-1])
    except (OSError, subprocess.TimeoutExpired, ValueError, TypeError, IndexError):
        return None
    return PlaceToLook(file, function, lines)


def search() -> None:
    """What the process does: it prints what was found."""
    root, name, folder, level = json.loads(sys.argv[2])
    threading.Thread(target=_end_in_time, daemon=True).start()
    warnings.simplefilter('ignore')  # of programs that nobody has written
    # Only here: who asks needs nothing of it.
    from rozdej.hint.search import Search
    from rozdej.student.implementation import Implementation
    from rozdej.student.watchdog import WATCHDOG
    from rozdej.testing.collected_tests import CollectedTests

    WATCHDOG.run(HINT_SECONDS, int)  # its thread has to be there before no more can be started
    limit_memory()
    sys.addaudithook(_deny)
    exercise = Exercise(name, Path(root))
    with CollectedTests(exercise) as tests:
        found = Search(tests, Implementation(exercise, Path(folder)), level, _is_late).result()
        print(json.dumps(found and [found.file, found.function, sorted(found.lines)]), flush=True)
        os._exit(0)


def _is_late() -> bool:
    return process_time() > HINT_SECONDS - ENDING_SECONDS


def _end_in_time() -> None:
    """End the process when its time is up, or when it takes too much memory."""
    began = monotonic()
    while not is_over(HINT_SECONDS, process_time(), monotonic() - began) and _most_memory() < HINT_BYTES:
        sleep(TICK)
    os._exit(1)


def limit_memory() -> None:
    """Let the system refuse memory above the limit, where it can, and end the process when the time is up."""
    with suppress(ImportError):  # Windows
        import resource

        for kind, most in (('RLIMIT_AS', HINT_BYTES), ('RLIMIT_CPU', ceil(HINT_SECONDS)), ('RLIMIT_CORE', 0)):
            with suppress(ValueError, OSError):
                resource.setrlimit(getattr(resource, kind), (most, most))


def _most_memory() -> int:
    """How many bytes the process has taken at most; 0 where the system refuses what is too much."""
    if sys.platform == 'win32':
        import ctypes

        # Two numbers of four bytes and eight sizes; the last one is what was taken at most.
        counters = (ctypes.c_size_t * (8 + 8 // ctypes.sizeof(ctypes.c_size_t)))()
        this = ctypes.c_void_p(-1)
        ctypes.WinDLL('kernel32').K32GetProcessMemoryInfo(this, counters, ctypes.sizeof(counters))
        return counters[-1]
    if sys.platform == 'darwin':
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return 0


def _deny(event: str, arguments: tuple[Any, ...]) -> None:
    """Python tells of what a program does before it does it."""
    if event == 'open':
        path, _, flags = arguments
        if flags & WRITING and path != os.devnull and not isinstance(path, int):
            raise PermissionError(f'{path}: nothing may be written here')
    elif event.startswith(DENIED) and event not in HARMLESS:
        raise PermissionError(f'{event}: not here')
