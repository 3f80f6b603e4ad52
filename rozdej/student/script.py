"""Running a file of the student's program as `python hra.py` does: in its own process."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rozdej.student.implementation import Implementation

RUNNER = Path(__file__).with_name('script_runner.py')
REPORT_MARK = '\0rozdej\0'
"""Parts what the program printed from what the runner reports about its end."""


class ScriptFailed(Exception):
    """The program did not end well.

    `reason` is 'error', 'input' (asked for more lines than it was given) or 'slow';
    `place` is (file, line, text of the line) in the student's files, if known.
    """

    def __init__(self, file: str, reason: str, output: str, error: str = '', place: tuple[str, int, str] | None = None):
        super().__init__(f'{file}: {reason} {error}'.rstrip())
        self.file = file
        self.reason = reason
        self.output = output
        self.error = error
        self.place = place


@dataclass
class Script:
    """One run: the file, the lines on its standard input, and results put in for calls.

    `replaced` maps `'module.function'` to the value that a call of it returns.
    """

    implementation: Implementation
    file: str
    lines: tuple[str, ...]
    replaced: dict[str, Any]

    def run(self, seconds: float) -> str:
        """What the program printed within that time.

        Raises `ScriptFailed`, also when it still wanted input after the last line.
        """
        source = self.implementation.source(Path(self.file).stem)
        if source is None:
            raise ScriptFailed(self.file, 'error', '', f'soubor {self.file} chybí')
        folders = [str(self.implementation.folder), str(self.implementation.exercise.given)]
        order = {'file': str(source.path), 'folders': folders, 'replaced': repr(self.replaced)}
        try:
            done = subprocess.run(
                [sys.executable, '-X', 'utf8', '-B', str(RUNNER), json.dumps(order)],
                input=''.join(f'{line}\n' for line in self.lines),
                capture_output=True,
                encoding='utf-8',
                errors='replace',
                timeout=seconds,
                cwd=self.implementation.folder,
                env={**os.environ, 'PYTHONIOENCODING': 'utf-8'},
            )
        except subprocess.TimeoutExpired as expired:
            output = expired.stdout or b''
            text = output.decode('utf-8', 'replace') if isinstance(output, bytes) else output
            raise ScriptFailed(self.file, 'slow', text) from None
        return self._judge(done)

    def _judge(self, done: subprocess.CompletedProcess) -> str:
        _, mark, report = done.stderr.rpartition(REPORT_MARK)
        if not mark:
            raise ScriptFailed(self.file, 'error', done.stdout, f'(návratový kód {done.returncode})')
        end = json.loads(report)
        if end['asked_too_much']:
            raise ScriptFailed(self.file, 'input', done.stdout, place=_place(end))
        if end['error']:
            raise ScriptFailed(self.file, 'error', done.stdout, end['error'], _place(end))
        return done.stdout


def _place(end: dict[str, Any]) -> tuple[str, int, str] | None:
    return tuple(end['place']) if end['place'] else None  # type: ignore[return-value]
