"""Shares between the commands of `rozdej`: options, progress of long work, and how they end."""

import argparse
import os
import re
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from multiprocessing import active_children
from typing import Any, NoReturn

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import near_levels

SILENT = 20.0
"""Seconds between two lines of progress where there is no terminal."""

ENDED = 128 + signal.SIGTERM
"""The exit code of a program ended by SIGTERM."""


class Parser(argparse.ArgumentParser):
    """Parses command lines. Errors suggest a similar option and show the usage of the subcommand."""

    def parse(self, words: list[str]) -> argparse.Namespace:
        """Parse the words. Exits with a message when some are unknown."""
        options, unknown = self.parse_known_args(words)
        if unknown:
            getattr(options, 'parser', self).refuse(unknown)
        return options

    def refuse(self, unknown: list[str]) -> NoReturn:
        """Exit with a message about these arguments."""
        known = [name for name in self._option_string_actions if name.startswith('--')]
        for word in unknown:
            name = word.partition('=')[0]
            near = get_close_matches(name.lower(), known, n=1, cutoff=0.75) if name.startswith('-') else []
            if near:
                self.error(f'no option {name}; did you mean {near[0]}?')
        self.error(f'unrecognized arguments: {" ".join(unknown)}')


def positive(text: str) -> int:
    """Parse an option that is a whole number above zero. Raises `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f'{text!r} is not a whole number above zero')
    return int(text)


def add_until(command: argparse.ArgumentParser, help: str) -> None:
    """Add the option for the last level, with the names that `rozdej` and pytest use."""
    command.add_argument('--until', '--level', metavar='LEVEL', type=positive, help=help)


def add_student(command: argparse.ArgumentParser) -> None:
    """Add the option for where paths have the student's name."""
    what = 'where the path of a hand-in names the student, if not as usual: the first group, or (?P<student>…)'
    command.add_argument('--student', metavar='REGEX', type=_with_group, help=what)


def _with_group(text: str) -> re.Pattern[str]:
    with suppress(re.error):
        if (pattern := re.compile(text)).groups:
            return pattern
    raise argparse.ArgumentTypeError(f'{text!r} is no regular expression with the student as a group, like ([^/]+)/')


def check_level(exercises: Iterable[Exercise], until: int | None) -> None:
    """Raise `CannotRun` when none of the exercises has the level."""
    known = {level for exercise in exercises for level in exercise.lesson.levels}
    if until is not None and until not in known:
        raise CannotRun(f'there is no level {until}; near it: {", ".join(map(str, near_levels(until, known)))}')


class ProgressLine:
    """Shows the progress of long work on stderr: in one changing line on a terminal, elsewhere in a line at times."""

    def __init__(self) -> None:
        self._is_terminal = sys.stderr.isatty()
        self._last = time.monotonic()
        self._width = 0

    def tell(self, text: str) -> None:
        """Show the text, if it is time to."""
        if self._is_terminal:
            print(f'\r{text.ljust(self._width)}', end='', file=sys.stderr, flush=True)
            self._width = len(text)
        elif time.monotonic() - self._last >= SILENT:
            print(text, file=sys.stderr, flush=True)
            self._last = time.monotonic()

    def clear(self) -> None:
        """Clear the line."""
        if self._width:
            print(f'\r{"".ljust(self._width)}\r', end='', file=sys.stderr, flush=True)
            self._width = 0


@contextmanager
def tidying_up() -> Iterator[None]:
    """Make SIGTERM raise an exception in the body, so that temporary folders are removed.

    Worker processes are ended first. When the exception leaves the body, the process exits at once, because Python
    could wait for ever for threads that send work to them. A second SIGTERM ends the process at once.
    """
    ended = SystemExit(ENDED)

    def end(*_: Any) -> NoReturn:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        for child in active_children():
            child.terminate()
        raise ended

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    except SystemExit as error:
        if error is ended:
            sys.stdout.flush()
            os._exit(ENDED)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
