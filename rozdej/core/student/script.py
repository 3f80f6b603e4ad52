"""Running a file of the student's program as `python hra.py` does: in its own process."""

import json
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rozdej.core.student.failures import (
    AskedForInput,
    Ended,
    MissingFile,
    NoDebugger,
    OutOfMemory,
    ScriptFailed,
    TooMuchOutput,
    TooSlow,
    UncaughtError,
    Waiting,
)
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import (
    SCRIPT_OUTPUT_BYTES,
    SCRIPT_START_SECONDS,
    TEXT_CHARACTERS,
    WORKING_SHARE,
    longest,
    waiting_limit,
)
from rozdej.core.student.script_here import run_here
from rozdej.core.student.source import SourceFile
from rozdej.core.student.subprocesses import run
from rozdej.core.student.watchdog import CAN_START_PROCESSES

RUNNER = Path(__file__).with_name('script_runner.py')
MOST_FRAMES = 2_000
"""Frames that the report may name, twice as deep as Python goes: the program itself may have written it."""

PLACE_OF_IMPORT = re.compile(r"(?<=^ImportError: cannot import name )('.*' from '[^']*').*", re.DOTALL)
"""Behind the names comes the whole path of the file, which is another one wherever the program runs."""

REPORT_MARK = '\0rozdej\0'
"""Parts what the program printed from what the runner reports about its end."""


@dataclass
class Script:
    """One run: the file, the lines on its standard input, and results put in for calls.

    `replaced` maps `'module.function'` to the value that a call of it returns. Somebody who `types` the lines sees
    them in what is printed, and is asked for more.
    """

    implementation: Implementation
    file: str
    lines: tuple[str, ...]
    replaced: dict[str, Any]
    types: bool = False

    @property
    def source(self) -> SourceFile:
        """The file; raises `MissingFile` when there is none."""
        source = self.implementation.source(Path(self.file).stem)
        if source is None:
            raise MissingFile(Path(self.file).stem)
        return source

    def run(self, seconds: float) -> str:
        """What the program printed; it may work so many seconds.

        Raises `ScriptFailed`, also when it still wanted input after the last line, and `MissingFile`.
        """
        folders = [str(self.implementation.folder), str(self.implementation.exercise.given)]
        order = self.order(str(self.source.path), folders, seconds)
        if self.types or not CAN_START_PROCESSES:
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
        """What the runner is told: where the program is, what it may take, and what is put in for its calls."""
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
                'waiting': Waiting(waiting_limit(seconds)),
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
        """What the run tells of frames, as far as they are in the student's files, which may lie elsewhere there."""
        frames = []
        for file, line, function in told[-MOST_FRAMES:]:
            module = Path(file).stem
            source = self.implementation.source(module) if module in self.implementation.modules else None
            if source and type(line) is int and 0 < line <= len(source.lines):
                frames.append((str(source.path), line, str(function)[:TEXT_CHARACTERS]))
        return frames


def _text(written: bytes) -> str:
    """What was written, with the line ends of Python's."""
    return written.decode('utf-8', 'replace').replace('\r\n', '\n').replace('\r', '\n')
