"""Reads students' command lines, which name an exercise and a program's folder, and explains wrong ones (Czech)."""

import argparse
import re
import sys
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.texts import describe_no_implementation
from rozdej.core.student.implementation import NoImplementation, find_implementations, folder_meant

DASHES = re.compile('^[-–—−]{1,2}')
"""What an option begins with, typed or copied from a web page."""

NEAR = 0.8
"""How alike a typing error is to the option: `--log-level` of pytest is no `--level`."""


class WrongOption(NamedTuple):
    """A wrong option of a command line."""

    typed: str
    """The option as it was typed."""
    meant: str
    """The option that was meant."""
    words: list[str]
    """The words of the whole command, put right."""
    only_looks: bool
    """Whether only dashes or capital letters were wrong."""


def wrong_option(words: Sequence[str], options: Mapping[str, str], numbered: Collection[str]) -> WrongOption | None:
    """The first option of a command that is written wrongly; None when there is none that is like one of `options`.

    These are the right ones, by all that may be typed for them; `numbered` are those that take a number.
    """
    right = [_meant(word, options, numbered) for word in words]
    for word, meant in zip(words, right, strict=True):
        if meant != [word]:
            typed, option = word.partition('=')[0], meant[0].partition('=')[0]
            return WrongOption(typed, option, [*chain(*right)], DASHES.sub('--', typed).lower() == option)
    return None


def _meant(word: str, options: Mapping[str, str], numbered: Collection[str]) -> list[str]:
    """Return what should be typed instead: other dashes or letters, a space before a number, or the same word."""
    name, sign, value = word.partition('=')
    plain = DASHES.sub('--', name).lower()
    if not DASHES.match(name) or name in options.values():
        return [word]
    if plain in options.values():
        return [plain + sign + value]
    option = plain.rstrip('0123456789')
    if option in numbered:
        return [option, plain.removeprefix(option)]
    near = get_close_matches(plain, options, n=1, cutoff=NEAR)
    return [options[near[0]] + sign + value] if near else [word]


class Impossible(Exception):
    """The command asks for something that is not there; the text is Czech."""


def chosen(name: str | None, exercises: list[Exercise]) -> Exercise | None:
    """The exercise of that name; None when no name was given. Raises `Impossible`."""
    by_name = {exercise.name: exercise for exercise in exercises}
    if name is None or name in by_name:
        return by_name[name] if name else None
    near = get_close_matches(name.lower(), by_name, n=1, cutoff=0.5)
    hint = f'Nemá to být {near[0]}? ' if near else ''
    raise Impossible(f'Cvičení {name} tu není. {hint}Jsou tu: {", ".join(by_name)}.')


def program_folder(impl: str | None, root: Path, exercises: list[Exercise]) -> Path:
    """The folder that `--impl` means, seen from here or from the kit. Raises `Impossible`."""
    folder = folder_meant(impl, root, Path.cwd())
    try:
        find_implementations(folder, exercises)
    except NoImplementation as error:
        raise Impossible(describe_no_implementation(error)) from None
    return folder


class CzechHelp(argparse.RawDescriptionHelpFormatter):
    """Help with a Czech heading."""

    def add_usage(self, usage, actions, groups, prefix=None):
        super().add_usage(usage, actions, groups, 'Použití: ')


class CzechParser(argparse.ArgumentParser):
    """A parser whose help and complaints are Czech: no sentence of argparse's own comes out.

    `options` are to be added to; `values` say what belongs behind them, by their names. Nothing may be required.
    """

    def __init__(self, values: Mapping[str, str], **more: Any):
        super().__init__(**more, add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=CzechHelp)
        self._values = values
        self.options = self.add_argument_group('Možnosti')

    def parse(self, arguments: list[str] | None) -> argparse.Namespace:
        """The options; ends the program when the command is wrong."""
        self.options.add_argument('-h', '--help', action='help', help='ukáže tuhle nápovědu')
        words = sys.argv[1:] if arguments is None else arguments
        shown = [action for action in self._actions if action.help != argparse.SUPPRESS]
        names = {name: name for action in shown for name in action.option_strings if len(name) > 2}
        numbered = [name for action in shown for name in action.option_strings if action.type is number]
        if wrong := wrong_option(words, names, numbered):
            self.error(f'{wrong.typed} tu není. Nemá to být {wrong.meant}?')
        try:
            options, others = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            name = error.argument_name or ''
            self.error(f'za {name} patří {self._values[name]}' if name in self._values else f'za {name} nic nepatří')
        if others:
            self.error(f'nepatří sem {" ".join(others)}')
        return options

    def error(self, message: str) -> NoReturn:
        print(f'Tomuhle příkazu nerozumím: {message}', f'Jak se píše, ukáže:  {self.prog} --help', sep='\n')
        sys.exit(2)


def number(text: str) -> int:
    """A number of an option. Raises `ValueError` where it has other signs than digits, or too many."""
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)
