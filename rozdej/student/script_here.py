"""Running a script where no other process can be started, as in a browser: in this one, and nothing of it is left."""

import builtins
import io
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path
from typing import Any

from rozdej.student.failures import Stopped, TooMuchOutput, Waiting
from rozdej.student.guard import Guard
from rozdej.student.limits import SCRIPT_OUTPUT_BYTES


def run_here(runner: Path, mark: str, order: dict[str, Any], lines: tuple[str, ...]) -> subprocess.CompletedProcess:
    """What a process with the runner would have done with this order and these lines on its standard input."""
    guard, errors, stopped = Guard(order['seconds'], SCRIPT_OUTPUT_BYTES), io.StringIO(), ''
    with _surroundings(), redirect_stderr(errors):
        sys.argv = [str(runner), json.dumps({**order, 'is_alone': False})]
        try:
            guard.run(_run, runner, ''.join(f'{line}\n' for line in lines), echo=False)
        except TooMuchOutput:
            stopped = 'slow'
        except Stopped as error:
            stopped = 'waiting' if isinstance(error, Waiting) else 'slow'
        except (Exception, SystemExit):
            pass  # the runner has told it
    before, told, report = errors.getvalue().rpartition(mark)
    if told and stopped:
        report = json.dumps({**json.loads(report), 'stopped': stopped})
    return subprocess.CompletedProcess([], 0, guard.printed, before + told + report)


def _run(runner: Path, text: str) -> None:
    sys.stdin = io.StringIO(text)
    builtins.input = _input
    runpy.run_path(str(runner))


def _input(prompt: object = '', /) -> str:
    """What `input()` does where it reads from a file."""
    print(prompt, end='')
    line = sys.stdin.readline()
    if not line:
        raise EOFError('EOF when reading a line')
    return line.removesuffix('\n')


@contextmanager
def _surroundings() -> Iterator[None]:
    """Modules, paths, arguments and the current folder are afterwards as before."""
    modules, path, arguments, folder = dict(sys.modules), list(sys.path), sys.argv, os.getcwd()
    try:
        yield
    finally:
        for name in set(sys.modules) - set(modules):
            del sys.modules[name]
        sys.modules.update(modules)
        sys.path[:], sys.argv = path, arguments
        os.chdir(folder)
