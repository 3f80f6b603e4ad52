"""Writes Czech and card symbols to consoles that lack some characters."""

from __future__ import annotations  # also read by Pythons that are too old, to say so

import codecs
import io
import sys
import unicodedata
from typing import Any

PLAINER = {
    '✓': '+',
    '✗': '!',
    '·': '-',
    '→': '->',
    '←': '<-',
    '►': '>',
    '−': '-',
    '±': '+-',
    '…': '...',
    '–': '-',
    '—': '-',
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


def _plainer(lacking: Any) -> tuple[str, int]:
    """Return plainer characters for those that an encoding lacks, and where the codec goes on."""
    if isinstance(lacking, UnicodeDecodeError):  # pytest reads here what a program has printed in another encoding
        return '\ufffd', lacking.end
    characters = lacking.object[lacking.start : lacking.end]
    return ''.join(PLAINER.get(one) or _bare(one) for one in characters), lacking.end


def _bare(character: str) -> str:
    """The letter without its marks."""
    return unicodedata.normalize('NFD', character).encode('ascii', 'ignore').decode() or '?'


codecs.register_error('plainer', _plainer)


def degrade(text: str, encoding: str) -> str:
    """`text` with every character that `encoding` lacks replaced by a plainer one."""
    return text.encode(encoding, 'plainer').decode(encoding)


def lacks_suits(text: str) -> bool:
    """Whether `text` shows suits that the console cannot."""
    encoding = getattr(sys.__stdout__, 'encoding', None) or 'utf-8'
    return any(suit in text and degrade(suit, encoding) != suit for suit in SUITS)


def replace_unknown_characters() -> None:
    """Let printing replace characters that the console lacks by plainer ones, instead of failing.

    Where pytest has begun to keep what is printed, it gives back the streams that Python has begun with.
    """
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        if isinstance(stream, io.TextIOWrapper):  # not in IDLE, nor without a console
            stream.reconfigure(errors='plainer')
