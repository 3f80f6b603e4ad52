"""Runs a file of a student's program as `python hra.py` does.

The file runs in a process of its own; in this process where there can be no other (a browser), and for somebody who
types its input line by line. There, nothing of it is left afterwards.
"""

import builtins
import io
import json
import os
import re
import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rozdej.core.student.failures import (
    AskedForInput,
    CallAborted,
    Ended,
    IdleTimeout,
    MissingFile,
    NoDebugger,
    OutOfMemory,
    ScriptFailed,
    TooMuchOutput,
    TooSlow,
    UncaughtError,
)
from rozdej.core.student.guard import Guard, Keyboard, TypedInput
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import (
    SCRIPT_OUTPUT_BYTES,
    SCRIPT_START_SECONDS,
    TEXT_CHARACTERS,
    WORKING_SHARE,
    longest,
    waiting_limit,
)
from rozdej.core.student.source import SourceFile
from rozdej.core.student.subprocesses import run
from rozdej.core.student.watchdog import RAISING
from rozdej.core.system import SYSTEM

ASKED = {'asked_too_much': True, 'wants_debugger': False, 'error': '', 'frames': [], 'stopped': ''}
"""What the runner tells of a program that wants another line."""


class Typist(Keyboard):
    """A keyboard with the lines typed so far, in a terminal that shows them. The program ends where it wants more."""

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
    """Run the script in this process. Returns what the runner's process would write: its output and its error output.

    If somebody `types` the lines, they are part of the output, and the script ends where it wants another one.
    """
    guard, errors, stopped = Guard(order['seconds'], SCRIPT_OUTPUT_BYTES), io.StringIO(), ''
    typist = Typist(lines, guard) if types else None
    with _surroundings(order['folders']), redirect_stderr(errors):
        sys.argv = [str(runner), json.dumps({**order, 'is_alone': False})]
        try:
            guard.run(_run, runner, typist or ''.join(f'{line}\n' for line in lines), echo=False)
        except CallAborted as error:
            stopped = 'waiting' if isinstance(error, IdleTimeout) else 'slow'
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
    """Do what `input()` does where it reads from a file."""
    print(prompt, end='')
    line = sys.stdin.readline()
    if not line:
        raise EOFError('EOF when reading a line')
    return line.removesuffix('\n')


@contextmanager
def _surroundings(folders: list[str]) -> Iterator[None]:
    """Unload the modules of these folders, and afterwards restore modules, paths, arguments and the current folder.

    Tests may have loaded a module as its file was then.
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


RUNNER = Path(__file__).with_name('script_runner.py')
MOST_FRAMES = 2_000
"""Most frames that are read from a report: the program itself may have written it. Python goes half as deep."""

PLACE_OF_IMPORT = re.compile(r"(?<=^ImportError: cannot import name )('.*' from '[^']*').*", re.DOTALL)
"""Behind the names comes the whole path of the file, which is another one wherever the program runs."""

REPORT_MARK = '\0rozdej\0'
"""Parts what the program printed from what the runner reports about its end."""


@dataclass
class Script:
    """One run of a file, with its input and with results put in for calls."""

    implementation: Implementation
    file: str
    lines: tuple[str, ...]
    """The lines on its standard input."""
    replaced: dict[str, Any]
    """`'module.function'` -> the result that each call of it returns."""
    types: bool = False
    """Whether somebody types the lines: then they are part of the output, and a missing line is asked for."""

    @property
    def source(self) -> SourceFile:
        """The file; raises `MissingFile` when there is none."""
        source = self.implementation.source(Path(self.file).stem)
        if source is None:
            raise MissingFile(Path(self.file).stem)
        return source

    def run(self, seconds: float) -> str:
        """Run the program for at most `seconds` of the processor. Returns what it printed.

        Raises `ScriptFailed`, also when it still wanted input after the last line, and `MissingFile`.
        """
        folders = [str(self.implementation.folder), str(self.implementation.exercise.given)]
        order = self.order(str(self.source.path), folders, seconds)
        if self.types or not SYSTEM.can_start_processes:
            return self.judge(*run_here(RUNNER, REPORT_MARK, order, self.lines, self.types), seconds)
        done = run(
            [sys.executable, '-X', 'utf8', '-B', str(RUNNER), json.dumps(order)],
            longest(seconds) + SCRIPT_START_SECONDS,
            input=''.join(f'{line}\n' for line in self.lines).encode(),
            cwd=self.implementation.folder,
            env={**os.environ, 'PYTHONIOENCODING': 'utf-8'},
        )
        if done.code is None:
            prints = len(done.output) + len(done.errors) > SCRIPT_OUTPUT_BYTES
            cause = TooMuchOutput(SCRIPT_OUTPUT_BYTES) if prints else TooSlow(seconds)
            raise ScriptFailed(self.file, cause, _text(done.output))
        return self.judge(_text(done.output), _text(done.errors), seconds)

    def order(self, file: str, folders: list[str], seconds: float) -> dict[str, Any]:
        """Return the order for the runner: where the program is, its limits, and the results put in for calls."""
        order = {'file': file, 'folders': folders, 'replaced': repr(self.replaced)}
        time = {'seconds': seconds, 'waiting': waiting_limit(seconds), 'longest': longest(seconds)}
        return {**order, **time, 'share': WORKING_SHARE, 'is_alone': True}

    def judge(self, output: str, errors: str, seconds: float) -> str:
        """The output of a run that ended well, as its error output says; raises `ScriptFailed` for another."""
        _, mark, report = errors.rpartition(REPORT_MARK)
        if not mark:
            raise ScriptFailed(self.file, Ended(), output)
        try:
            end = json.loads(report)
            asked, error, frames = bool(end['asked_too_much']), end['error'], self._frames(end['frames'])
            stopped = {
                '': None,
                'slow': TooSlow(seconds),
                'waiting': IdleTimeout(waiting_limit(seconds)),
                'output': TooMuchOutput(SCRIPT_OUTPUT_BYTES),
            }[end['stopped']]
            if type(error) is not str:
                raise TypeError
        except (ValueError, TypeError, KeyError, RecursionError):  # the program wrote there too
            raise ScriptFailed(self.file, Ended(), output) from None
        if stopped:
            prints = len(output.encode()) + len(errors.encode()) > SCRIPT_OUTPUT_BYTES
            raise ScriptFailed(self.file, TooMuchOutput(SCRIPT_OUTPUT_BYTES) if prints else stopped, output, frames)
        if end.get('wants_debugger') is True:
            raise ScriptFailed(self.file, NoDebugger(), output, frames)
        if asked:
            raise ScriptFailed(self.file, AskedForInput(len(self.lines)), output, frames)
        if error:
            text = PLACE_OF_IMPORT.sub(r'\1', error[:TEXT_CHARACTERS])
            cause = OutOfMemory() if error.startswith('MemoryError:') else UncaughtError(text)
            raise ScriptFailed(self.file, cause, output, frames)
        return output

    def _frames(self, told: list[Any]) -> list[tuple[str, int, str]]:
        """Read the frames of a report that are in the student's files, which may lie elsewhere there."""
        frames = []
        for file, line, function in told[-MOST_FRAMES:]:
            module = Path(file).stem
            source = self.implementation.source(module) if module in self.implementation.modules else None
            if source and type(line) is int and 0 < line <= len(source.lines):
                frames.append((str(source.path), line, str(function)[:TEXT_CHARACTERS]))
        return frames


def _text(written: bytes) -> str:
    """Decode what was written, with Python's line ends."""
    return written.decode('utf-8', 'replace').replace('\r\n', '\n').replace('\r', '\n')
