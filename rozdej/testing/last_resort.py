"""Ending a run in which one operation of Python never ends, like `sum(range(10**12))`: no other code of Python runs
meanwhile, so nothing gentler comes through.

A timer of the system ends the process then, and its last words go to a copy of it, which tells them in Czech. Where
processes cannot be copied, they are told as Python writes them.
"""

import os
import signal
import warnings
from collections.abc import Iterator

import pytest

from rozdej.feedback.places import shown_line
from rozdej.feedback.texts import describe_crash, describe_endless_operation
from rozdej.student.limits import AT_MOST_TIMES, TEST_AT_MOST_SECONDS
from rozdej.student.watchdog import CAN_START_PROCESSES, ProcessDeadline
from rozdej.testing.course import Course


class LastResort:
    """Ends the run of a test that works for longer than all that may be stopped in it together."""

    def __init__(self, course: Course, config: pytest.Config):
        self._course = course
        self._config = config
        self._deadline: ProcessDeadline | None = None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        # Others than terminals, like a page or who grades, end the process that runs the tests by themselves.
        if not CAN_START_PROCESSES or not self._config.pluginmanager.has_plugin('terminalreporter'):
            return (yield)
        if self._deadline is None:
            self._deadline = ProcessDeadline(self._listener())
        self._deadline.begin(AT_MOST_TIMES * TEST_AT_MOST_SECONDS, TEST_AT_MOST_SECONDS)
        try:
            return (yield)
        finally:
            self._deadline.over()

    def _listener(self) -> int:
        """A file descriptor to a copy of this process, which waits for last words until this one has ended; without
        copies, to the terminal."""
        terminal = self._config.get_terminal_writer()
        if not hasattr(os, 'fork'):
            return terminal._file.fileno()
        reading, writing = os.pipe()
        terminal.flush()  # or the copy might write it once more
        with warnings.catch_warnings():
            warnings.simplefilter('ignore', DeprecationWarning)  # of threads, which the copy does not have or need
            copy = os.fork()
        if copy:
            os.close(reading)
            return writing
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests
            os.close(writing)
            if told := self._told(b''.join(iter(lambda: os.read(reading, 1 << 16), b''))):
                terminal.line(f'\n{told}')
                terminal.flush()
        finally:
            os._exit(0)

    def _told(self, rest: bytes) -> str:
        """What is said of these last words; '' when somebody else has ended the process."""
        from rozdej.table.wire import last_words, places_in  # nobody else here needs a table

        places, is_late = last_words(rest)
        if not (is_late or rest.startswith(b'Fatal')):
            return ''
        programs = self._course.programs.values()
        files = [source.path for program in programs for source in program.implementation.sources()]
        shown = [line for file, number in places_in(places, files)[:1] for line in shown_line(file, number)]
        return describe_endless_operation(TEST_AT_MOST_SECONDS, shown) if is_late else describe_crash(shown)
