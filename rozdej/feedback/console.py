"""Writing Czech and card symbols to consoles that cannot show everything."""

from __future__ import annotations  # also read by Pythons that are too old, to say so

import io
import sys
import unicodedata
from typing import TextIO

PLAINER = {
    '✓': '+',
    '✗': '!',
    '·': '-',
    '→': '->',
    '…': '...',
    '–': '-',
    '„': '"',
    '“': '"',
    '│': '|',
    '♥': 's',
    '♦': 'k',
    '♣': '+',
    '♠': 'p',
}
"""What stands for a symbol on a console whose encoding lacks it."""

SUITS = '♥♦♣♠'
LEGEND = '(Tvoje konzole neumí znaky barev, místo nich píšeme: s srdce, k káry, + kříže, p piky.)'


def degrade(text: str, encoding: str) -> str:
    """`text` with every character that `encoding` lacks replaced by a plainer one."""
    return ''.join(character if _fits(character, encoding) else _plainer(character, encoding) for character in text)


def lacks_suits(text: str, encoding: str) -> bool:
    """Whether `text` shows suits that the console cannot."""
    return any(suit in text and not _fits(suit, encoding) for suit in SUITS)


def _fits(character: str, encoding: str) -> bool:
    if character.isascii():
        return True
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _plainer(character: str, encoding: str) -> str:
    plainer = PLAINER.get(character)
    if plainer is None:
        plainer = unicodedata.normalize('NFD', character).encode('ascii', 'ignore').decode() or '?'
    return plainer if all(_fits(part, encoding) for part in plainer) else '?'


def encoding_of(stream: TextIO | None) -> str:
    """The encoding that text written to `stream` will be in."""
    return getattr(stream or sys.__stdout__, 'encoding', None) or 'utf-8'


def for_errors(text: str) -> str:
    """`text` as the console can show it among errors."""
    return degrade(text, encoding_of(sys.stderr))


def replace_unknown_characters() -> None:
    """From now on, printing replaces what the console cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors='replace')
