"""What the commands of `rozdej` have in common: their options, what long work says meanwhile, and how they end."""

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
"""Seconds after which long work says how far it is, where nobody sees a terminal."""

ENDED = 128 + signal.SIGTERM
"""What a shell gives for a program that was ended."""


class Parser(argparse.ArgumentParser):
    """A command line that names the option that may be meant, and shows how the command itself is used."""

    def parsed(self, words: list[str]) -> argparse.Namespace:
        """What the words say; ends the program with a message when they say nothing that is known."""
        options, unknown = self.parse_known_args(words)
        if unknown:
            getattr(options, 'parser', self).refuse(unknown)
        return options

    def refuse(self, unknown: list[str]) -> NoReturn:
        """End the program with words about these arguments."""
        known = [name for name in self._option_string_actions if name.startswith('--')]
        for word in unknown:
            name = word.partition('=')[0]
            near = get_close_matches(name.lower(), known, n=1, cutoff=0.75) if name.startswith('-') else []
            if near:
                self.error(f'no option {name}; did you mean {near[0]}?')
        self.error(f'unrecognized arguments: {" ".join(unknown)}')


def positive(text: str) -> int:
    """An option that is a whole number above zero; raises `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f'{text!r} is not a whole number above zero')
    return int(text)


def add_until(command: argparse.ArgumentParser, help: str) -> None:
    """Give a command the option that ends it at a level, by both names that people know: theirs, and that of pytest."""
    command.add_argument('--until', '--level', metavar='LEVEL', type=positive, help=help)


def add_student(command: argparse.ArgumentParser) -> None:
    """Give a command the option that says where in paths the student is named."""
    what = 'where the path of a hand-in names the student, if not as usual: the first group, or (?P<student>…)'
    command.add_argument('--student', metavar='REGEX', type=_with_group, help=what)


def _with_group(text: str) -> re.Pattern[str]:
    with suppress(re.error):
        if (pattern := re.compile(text)).groups:
            return pattern
    raise argparse.ArgumentTypeError(f'{text!r} is no regular expression with the student as a group, like ([^/]+)/')


def check_level(exercises: Iterable[Exercise], until: int | None) -> None:
    """Raises `CannotRun` when none of the exercises has the level."""
    known = {level for exercise in exercises for level in exercise.lesson.levels}
    if until is not None and until not in known:
        raise CannotRun(f'there is no level {until}; near it: {", ".join(map(str, near_levels(until, known)))}')


class ProgressLine:
    """How far long work is, on stderr: on a terminal in one line that changes, elsewhere in a line now and then."""

    def __init__(self) -> None:
        self._is_terminal = sys.stderr.isatty()
        self._last = time.monotonic()
        self._width = 0

    def tell(self, text: str) -> None:
        """Say it, where it is time to."""
        if self._is_terminal:
            print(f'\r{text.ljust(self._width)}', end='', file=sys.stderr, flush=True)
            self._width = len(text)
        elif time.monotonic() - self._last >= SILENT:
            print(text, file=sys.stderr, flush=True)
            self._last = time.monotonic()

    def clear(self) -> None:
        """Make room for another line."""
        if self._width:
            print(f'\r{"".ljust(self._width)}\r', end='', file=sys.stderr, flush=True)
            self._width = 0


@contextmanager
def tidying_up() -> Iterator[None]:
    """Surroundings in which SIGTERM ends this process as an exception does, which removes temporary folders.

    Processes that work for it end first: nobody waits for their answers. When the exception arrives here, the process
    ends: Python would wait for what still sends work to them, maybe for ever. A second SIGTERM ends it at once.
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
