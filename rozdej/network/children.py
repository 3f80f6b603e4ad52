"""A server of one's own: `rozdej serve --child` as a child process, which ends with the program that started it.

The child ends when its standard input does, so it is not left behind even when this program is killed.
"""

import contextlib
import json
import subprocess
import sys
from collections.abc import Sequence

from rozdej.core.student.implementation import Implementation
from rozdej.window.table.trouble import Trouble

END_LIMIT = 3.0
"""Seconds until the child must have ended."""


class ServerChild:
    """A child process that serves an exercise with the program in a folder.

    `port` 0 is any that is free, `more` are further options of the command. Raises `Trouble`.
    """

    def __init__(self, implementation: Implementation, port: int = 0, more: Sequence[str] = ()):
        exercise, folder = implementation.exercise, implementation.folder
        serve = ['-m', 'rozdej', 'serve', exercise.name, '--impl', str(folder), '--port', str(port), '--child']
        try:
            self._process = subprocess.Popen(
                [sys.executable, *serve, *more],
                cwd=exercise.root,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding='utf-8',
                start_new_session=True,  # Ctrl+C in the terminal is not for it
            )
        except OSError as error:
            raise Trouble('Server se nespustil.', str(error)) from None

    def address(self) -> tuple[str, int]:
        """Where it listens; waits until it says so. Raises `Trouble`."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        try:
            told = json.loads(line)
            if 'trouble' in told:
                raise Trouble(told['trouble']['title'], *told['trouble']['lines'])
            return str(told['host']), int(told['port'])
        except (ValueError, KeyError, TypeError):
            raise Trouble('Server se nespustil.', 'Proč, to napsal do terminálu.') from None

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        """Let it end; if it does not, make it."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(END_LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(END_LIMIT)
        assert self._process.stdout is not None
        self._process.stdout.close()  # not before: somebody may still be reading its first line
