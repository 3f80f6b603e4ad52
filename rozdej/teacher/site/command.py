"""Runs the command `rozdej lessons`."""

import argparse
from pathlib import Path

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.teacher import site
from rozdej.teacher.commands import add_until


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument('exercise', nargs='*', help='names of exercises (default: all)')
    command.add_argument(
        '--out', metavar='FOLDER', type=Path, required=True, help='where to; an earlier site there is replaced'
    )
    add_until(command, 'end each lesson at this level')


def lessons(parser: argparse.ArgumentParser, options: argparse.Namespace, exercises: list[Exercise]) -> int:
    """Write the lessons of these exercises as pages and print where. The parser reports errors."""
    guide = exercises[0].root / 'docs' / 'students.md'
    print('The pages are being made …', flush=True)
    try:
        site.build(exercises, options.out, options.until, guide if guide.is_file() else None)
    except CannotRun as error:
        parser.error(str(error))
    print(f'Written: open {options.out / "index.html"} in a browser')
    return 0
