"""Starts the process that looks for a line to mend, or follows a call line by line."""

import json
import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Any

from rozdej import KIT
from rozdej.core.exercises import Exercise
from rozdej.core.mutation_hints import PlaceToLook
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import HINT_SECONDS, waiting_limit
from rozdej.core.student.subprocesses import run
from rozdej.core.system import SYSTEM

START = 'import sys; sys.path.append(sys.argv[1]); from rozdej.core.mutation_hints.service import answer; answer()'

follow_here: Callable[..., list[str]] | None = None
"""Follows a call in this process; set by `rozdej.window.browser.pyodide_bridge`, where no other can be started."""


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
    if not SYSTEM.can_start_processes:
        return follow_here(exercise, folder, *facts) if follow_here else []
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
    """Return the answer of a new process; None when there is none."""
    order = json.dumps([what, str(exercise.root), exercise.name, str(folder), facts])
    variables = {name: value for name, value in os.environ.items() if not name.startswith('PYTEST_')}
    try:
        done = run(
            [sys.executable, '-P', '-B', '-X', 'utf8', '-c', START, str(KIT), order],
            waiting_limit(HINT_SECONDS),
            cwd=exercise.root,
            env=variables,
            stderr=DEVNULL,
        )
        return None if done.code is None else json.loads(done.output.splitlines()[-1])
    except (OSError, ValueError, IndexError):
        return None
