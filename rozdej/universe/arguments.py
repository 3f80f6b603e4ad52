"""The command line of `rozdej serve`, the only command that students get, too."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rozdej.feedback.console import replace_unknown_characters
from rozdej.universe.protocol import DEFAULT_PORT

LONGEST_PAUSE = 3600
"""Seconds that an opponent by the kit may think."""


def main(arguments: list[str] | None = None) -> int:
    """Run `python -m rozdej serve …` where there is no other command; returns the exit code."""
    replace_unknown_characters()
    parser = argparse.ArgumentParser(prog='python -m rozdej', description='Server hry pro několik počítačů.')
    add_serve(parser.add_subparsers(metavar='COMMAND', required=True))
    options = parser.parse_args(arguments)
    return options.run(parser, options)


def add_serve(commands: argparse._SubParsersAction, service: Sequence[str] | None = None) -> None:
    """Add the command to a command line. `service` starts processes of a student's functions; see `RemoteHandlers`."""
    command = commands.add_parser(
        'serve',
        help='run the server of a game for several computers (speaks Czech)',
        description='Runs the server that an exercise describes, with the functions a student has written. '
        'Saved files are loaded at once, and the games go on. Ctrl+C ends it.',
    )
    command.add_argument('exercise', help='name of the exercise')
    command.add_argument('--impl', metavar='DIR', help='folder with the program (default: zadani)')
    command.add_argument('--host', default='127.0.0.1', help='address to listen at; 0.0.0.0 lets other computers in')
    command.add_argument('--port', type=int, default=DEFAULT_PORT, help='port to listen at; 0 finds a free one')
    command.add_argument('--save', metavar='FILE', type=Path, help='where games are kept until they are played out')
    command.add_argument(
        '--class',
        dest='for_class',
        action='store_true',
        help='seat everybody where somebody waits, let a computer come on demand, and show the tables to browsers',
    )
    command.add_argument('--bot', metavar='STRENGTH', help='an opponent by the kit, in one of its strengths')
    command.add_argument('--bot-name', default='Počítač', metavar='NAME', help='what it is called')
    command.add_argument('--bot-pause', type=_seconds, default=1.0, metavar='SECONDS', help='how long it thinks')
    command.add_argument('--child', action='store_true', help=argparse.SUPPRESS)  # by a window; see `children`
    command.set_defaults(run=_serve, service=service)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise argparse.ArgumentTypeError(f'{text!r} is not a number of seconds up to {LONGEST_PAUSE}')
    return seconds


def _serve(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    from rozdej.universe.serve import serve  # it needs much that the other commands do not

    return serve(options)
