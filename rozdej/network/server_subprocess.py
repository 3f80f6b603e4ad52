"""A server of one's own: `rozdej serve --child` as a child process, which ends with the program that started it.

The child ends when its standard input does, so it is not left behind even when this program is killed.
"""

import json
import sys
from collections.abc import Sequence

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import ANSWER_END_SECONDS
from rozdej.core.student.subprocesses import Child
from rozdej.window.table.trouble import Trouble


class ServerChild:
    """A child process that serves an exercise with the program in a folder.

    `port` 0 is any that is free, `more` are further options of the command. Raises `Trouble`.
    """

    def __init__(self, implementation: Implementation, port: int = 0, more: Sequence[str] = ()):
        exercise, folder = implementation.exercise, implementation.folder
        serve = ['-m', 'rozdej', 'serve', exercise.name, '--impl', str(folder), '--port', str(port), '--child']
        try:
            self._child = Child([sys.executable, *serve, *more], cwd=exercise.root)
        except OSError as error:
            raise Trouble('Server se nespustil.', str(error)) from None

    def address(self) -> tuple[str, int]:
        """Where it listens; waits until it says so. Raises `Trouble`."""
        line = self._child.output.readline()
        try:
            told = json.loads(line)
            if 'trouble' in told:
                raise Trouble(told['trouble']['title'], *told['trouble']['lines'])
            return str(told['host']), int(told['port'])
        except (ValueError, KeyError, TypeError):
            raise Trouble('Server se nespustil.', 'Proč, to napsal do terminálu.') from None

    @property
    def is_running(self) -> bool:
        return self._child.code is None

    def end(self) -> None:
        """Let it end; if it does not, make it."""
        self._child.close(ANSWER_END_SECONDS)
