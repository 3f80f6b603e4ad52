"""What is found out in a process of its own, in which a program can neither write nor take what it likes.

A line is looked for, which runs thousands of programs that nobody has written; or a call is followed line by line. What
a program does to the process ends with it.
"""

import json
import os
import re
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
from rozdej.student.implementation import Implementation
from rozdej.student.limits import HINT_BYTES, HINT_SECONDS, is_over, waiting_limit
from rozdej.student.watchdog import CAN_START_PROCESSES

START = 'import sys; sys.path.append(sys.argv[1]); from rozdej.hint.process import answer; answer()'
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
    found = _asked('search', exercise, folder, [level])
    try:
        return PlaceToLook(*found)
    except TypeError:
        return None


def steps_of(implementation: Implementation, test: str, call: int, kind: str, size: tuple[int, int]) -> list[str]:
    """What happens in a call of a test (`file::name`), line by line (Czech); [] when the call cannot be made again.

    It is the test's call of that number, which failed in that kind of way. The program makes it in a process of its
    own; in this one where no other can be started. `size` is how long lines may be, and how many.
    """
    facts: list[Any] = [test, call, kind, *size]
    exercise, folder = implementation.exercise, implementation.folder
    if not CAN_START_PROCESSES:
        return _followed(exercise, folder, *facts)
    return _asked('follow', exercise, folder, facts) or []


def steps_of_test(implementation: Implementation, text: str, size: tuple[int, int]) -> list[str]:
    """The same of a test with one call, which is written down for that."""
    file = implementation.exercise.root / '.pytest_cache' / 'test_volani.py'
    with suppress(OSError):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding='utf-8')
        name = re.findall(r'^def (\w+)', text, re.MULTILINE)[0]
        return steps_of(implementation, f'{file}::{name}', 1, 'raised', size)
    return []


def _asked(what: str, exercise: Exercise, folder: Path, facts: list[Any]) -> Any:
    """What a new process answers; None when it does not."""
    order = json.dumps([what, str(exercise.root), exercise.name, str(folder), facts])
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
        return json.loads(done.stdout.splitlines()[-1])
    except (OSError, subprocess.TimeoutExpired, ValueError, IndexError):
        return None


def answer() -> None:
    """What the process does: it prints what was found."""
    what, root, name, folder, facts = json.loads(sys.argv[2])
    threading.Thread(target=_end_in_time, daemon=True).start()
    warnings.simplefilter('ignore')  # of programs that nobody has written
    # Only here: who asks needs nothing of it.
    from rozdej.student.watchdog import WATCHDOG

    WATCHDOG.run(HINT_SECONDS, int)  # its thread has to be there before no more can be started
    limit_memory()
    sys.addaudithook(_deny)
    work: Any = {'search': _found, 'follow': _followed}[what]
    print(json.dumps(work(Exercise(name, Path(root)), Path(folder), *facts)), flush=True)
    os._exit(0)


def _found(exercise: Exercise, folder: Path, level: int) -> list[Any] | None:
    from rozdej.hint.search import Search
    from rozdej.testing.collected_tests import CollectedTests

    with CollectedTests(exercise) as tests:
        found = Search(tests, Implementation(exercise, folder), level, _is_late).result()
    return found and [found.file, found.function, sorted(found.lines)]


def _followed(exercise: Exercise, folder: Path, test: str, call: int, kind: str, width: int, most: int) -> list[str]:
    from rozdej.hint.following import steps
    from rozdej.testing.collected_tests import CollectedTests

    file, _, name = test.partition('::')
    with CollectedTests(exercise, tests=exercise.root / file) as tests:
        item = next(item for item in tests.items if item.name == name)
        return steps(tests, Implementation(exercise, folder), item, call, kind, width, most)


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
