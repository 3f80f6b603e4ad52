"""Running a script in this process: where no other can be started, as in a browser, or line by line for who types.

Nothing of it is left afterwards.
"""

import builtins
import io
import json
import os
import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path
from typing import Any

from rozdej.core.student.failures import AskedForInput, Stopped, TooMuchOutput, Waiting
from rozdej.core.student.guard import Guard, Keyboard, TypedInput
from rozdej.core.student.limits import SCRIPT_OUTPUT_BYTES
from rozdej.core.student.watchdog import RAISING

ASKED = {'asked_too_much': True, 'wants_debugger': False, 'error': '', 'frames': [], 'stopped': ''}
"""What the runner tells of a program that wants another line."""


class Typist(Keyboard):
    """Somebody who has typed these lines so far, in a terminal that shows them. The program ends where it wants more.

    `seen` is what it had printed then; None as long as it has not.
    """

    def __init__(self, lines: tuple[str, ...], guard: Guard):
        super().__init__()
        self.prepare(lines)
        self.seen: str | None = None
        self._guard = guard

    def _typed(self, prompt: object) -> str:
        if self.lines:
            line = super()._typed(prompt)
            sys.stdout.write(f'{line}\n')
            return line
        sys.stdout.write(str(prompt))
        if self.seen is None:
            self.seen = self._guard.so_far
        # The program's frame is behind that of `input`; a bare `except:` in it would ask again and again.
        RAISING.switch_on(sys._getframe(2))
        raise AskedForInput(self.prepared)


def run_here(
    runner: Path, mark: str, order: dict[str, Any], lines: tuple[str, ...], types: bool = False
) -> tuple[str, str]:
    """What a process with the runner would have written on its output and its error output, if it had got this order
    and these lines on its standard input.

    For somebody who `types` them, they are in what it printed, and it ends where it wants another one.
    """
    guard, errors, stopped = Guard(order['seconds'], SCRIPT_OUTPUT_BYTES), io.StringIO(), ''
    typist = Typist(lines, guard) if types else None
    with _surroundings(order['folders']), redirect_stderr(errors):
        sys.argv = [str(runner), json.dumps({**order, 'is_alone': False})]
        try:
            guard.run(_run, runner, typist or ''.join(f'{line}\n' for line in lines), echo=False)
        except Stopped as error:
            stopped = 'waiting' if isinstance(error, Waiting) else 'slow'
        except (Exception, SystemExit):
            pass  # the runner has told it
    if typist and typist.seen is not None:
        return typist.seen, mark + json.dumps(ASKED)
    before, told, report = errors.getvalue().rpartition(mark)
    if told and not stopped and json.loads(report)['error'].startswith(f'{TooMuchOutput.__name__}:'):
        stopped = 'output'  # the runner takes it for an error of the program
    if told and stopped:
        report = json.dumps({**json.loads(report), 'stopped': stopped})
    return guard.printed, before + told + report


def _run(runner: Path, lines: str | Typist) -> None:
    if isinstance(lines, Typist):
        sys.stdin, builtins.input = TypedInput(lines), lines.input
    else:
        sys.stdin, builtins.input = io.StringIO(lines), _input
    runpy.run_path(str(runner))


def _input(prompt: object = '', /) -> str:
    """What `input()` does where it reads from a file."""
    print(prompt, end='')
    line = sys.stdin.readline()
    if not line:
        raise EOFError('EOF when reading a line')
    return line.removesuffix('\n')


@contextmanager
def _surroundings(folders: list[str]) -> Iterator[None]:
    """No module of these folders is loaded; modules, paths, arguments and the current folder are afterwards as before.

    A module may be there from tests, as the file was then.
    """
    modules, path, arguments, folder = dict(sys.modules), list(sys.path), sys.argv, os.getcwd()
    hook = sys.breakpointhook
    for file in (file for one in folders for file in Path(one).glob('*.py')):
        if file.stem not in sys.stdlib_module_names:
            sys.modules.pop(file.stem, None)
    try:
        yield
    finally:
        for name in set(sys.modules) - set(modules):
            del sys.modules[name]
        sys.modules.update(modules)
        sys.path[:], sys.argv, sys.breakpointhook = path, arguments, hook
        os.chdir(folder)
