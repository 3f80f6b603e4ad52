"""The command line of `rozdej serve`, the only command that students get, too. It is Czech."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rozdej.core.feedback.command_line import CzechParser, number
from rozdej.core.feedback.console import replace_unknown_characters
from rozdej.network.protocol import DEFAULT_PORT

LONGEST_PAUSE = 3600
"""Seconds that an opponent by the kit may think."""

VALUES = {
    '--impl': 'složka',
    '--host': 'adresa',
    '--port': 'číslo',
    '--save': 'soubor',
    '--bot': 'síla soupeře',
    '--bot-name': 'jméno',
    '--bot-pause': f'počet sekund, nejvýš {LONGEST_PAUSE}',
}
"""What belongs behind an option."""


def main(arguments: list[str] | None = None) -> int:
    """Run `python -m rozdej serve …` where there is no other command; returns the exit code."""
    replace_unknown_characters()
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ['serve']:
        return run_serve(words[1:])
    print('Příkaz je tu jediný, server hry po síti:  python -m rozdej serve sedesatsest')
    return 0 if words in (['-h'], ['--help']) else 2


def run_serve(words: list[str], process: Sequence[str] | None = None) -> int:
    """Run the command with the words behind it; returns the exit code.

    `process` are the words behind `python` that start a server process.
    """
    options = make_parser().parse(words)
    options.process = process
    from rozdej.network.serve import serve  # it needs much that a wrong command line does not

    return serve(options)


def make_parser() -> CzechParser:
    """The command line."""
    parser = CzechParser(
        VALUES,
        prog='python -m rozdej serve',
        usage='python -m rozdej serve CVIČENÍ [MOŽNOSTI]',
        description='Server hry pro několik počítačů, s funkcemi z tvého programu. Uložený soubor se hned načte\n'
        'a hraje se dál. Server ukončíš klávesami Ctrl+C.',
    )
    add = parser.options.add_argument
    add('exercise', nargs='?', metavar='CVIČENÍ', help='která hra')
    add('--impl', metavar='SLOŽKA', help='složka s jiným programem (jinak zadani)')
    add('--host', metavar='ADRESA', default='127.0.0.1', help='kde poslouchá; s 0.0.0.0 pustí i jiné počítače')
    add('--port', metavar='ČÍSLO', type=number, default=DEFAULT_PORT, help='port; s 0 si najde volný')
    add('--save', metavar='SOUBOR', type=Path, help='kde jsou hry, dokud se nedohrají')
    add(
        '--class',
        dest='for_class',
        action='store_true',
        help='pro třídu: posadí každého, kde se čeká, nabídne počítač a stoly ukáže v prohlížeči',
    )
    add('--bot', metavar='SÍLA', help='se soupeřem ze sady, tak silným')
    add('--bot-name', metavar='JMÉNO', default='Počítač', help='jak se jmenuje')
    add('--bot-pause', metavar='SEKUNDY', type=_seconds, default=1.0, help='jak dlouho přemýšlí')
    add('--child', action='store_true', help=argparse.SUPPRESS)  # for the server that a window starts
    return parser


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise ValueError(text)
    return seconds
