"""Ends a run in which one operation of Python never ends, like `sum(range(10**12))`.

No other Python code runs meanwhile. So a timer of the system ends the process, and another process tells its last words
in Czech.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL

import pytest

from rozdej.core.student.limits import AT_MOST_TIMES, START_SECONDS, TEST_AT_MOST_SECONDS
from rozdej.core.student.subprocesses import Child
from rozdej.core.system import SYSTEM
from rozdej.core.system.base import ProcessDeadline
from rozdej.core.testing.programs_under_test import ProgramsUnderTest

LISTENER = """
import sys
if words := sys.stdin.buffer.read():
    sys.path[:] = {path}
    from rozdej.core.feedback.console import replace_unknown_characters
    from rozdej.core.feedback.texts import describe_last_words
    replace_unknown_characters()
    print(describe_last_words(words, {seconds}, sys.argv[1:]), end='')
"""
"""The program that tells last words, which it gets on its standard input: soon, before the next prompt if it can."""

SHELL = Path('/bin/sh')
IF_ANY = 'words=$(cat); [ -z "$words" ] || printf %s "$words" | "$@"'
"""Python takes twenty times longer than a shell to find out that nothing was said, as a rule."""


class HardTimeout:
    """Ends the run of a test that works for longer than all that may be stopped in it together."""

    def __init__(self, under_test: ProgramsUnderTest, config: pytest.Config):
        self._under_test = under_test
        self._config = config
        self._deadline: ProcessDeadline | None = None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        terminal = self._terminal()
        if terminal is None:
            return (yield)
        if self._deadline is None:
            self._deadline = SYSTEM.process_deadline(self._listener(terminal))
        self._deadline.begin(AT_MOST_TIMES * TEST_AT_MOST_SECONDS, TEST_AT_MOST_SECONDS)
        try:
            return (yield)
        finally:
            self._deadline.over()

    def give_up(self) -> None:
        """End nothing any more: somebody looks on."""
        if self._deadline:
            self._deadline.over()

    def _terminal(self) -> int | None:
        """The file descriptor of the terminal that has asked for the tests.

        None for others, like a page or who grades: they end the process that runs the tests by themselves.
        """
        if SYSTEM.can_start_processes and self._config.pluginmanager.has_plugin('terminalreporter'):
            with suppress(AttributeError, OSError):
                return self._config.get_terminal_writer()._file.fileno()
        return None

    def _listener(self, terminal: int) -> int:
        """A file descriptor to a process that waits for last words until this one has ended, and tells them there."""
        code = LISTENER.format(path=sys.path, seconds=TEST_AT_MOST_SECONDS)
        files = [
            source.path for program in self._under_test.programs.values() for source in program.implementation.sources()
        ]
        command = [sys.executable, '-I', '-S', '-c', code, *map(str, files)]
        shell = [str(SHELL), '-c', IF_ANY, 'sh'] if SHELL.exists() else []
        child = Child([*shell, *command], stdout=terminal, stderr=DEVNULL)
        self._config.add_cleanup(lambda: child.close(START_SECONDS))
        return child.input.fileno()
