"""Describes a picture in words: each card, place, button and message with its role and its Czech label.

A display offers these to a screen reader. Choosing one sends `Choose` with its place and index.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from rozdej.window.gui.cards import PICTURE_RANKS, card_words
from rozdej.window.gui.layout import text_width
from rozdej.window.gui.picture import Picture, Quad, Rectangle, Text
from rozdej.window.gui.widgets import WIDGET, Button

CARD = re.compile(r'(Pi|Sr|Ka|Kr)-(\d+)|(back)-.*')
RANKS = {str(number): rank for rank, number in PICTURE_RANKS.items()}
PIECES = {'stone-x': 'křížek', 'stone-o': 'kolečko'}
COVERED, EMPTY, PLACE = 'zakrytá karta', 'prázdné', 'místo'
EMPTY_LOOKS = 'slot', 'square'
"""Beginnings of the names of pictures on which nothing lies."""

SHADE = f'{WIDGET}shade'
"""What lies around a dialog; nothing below it can be chosen."""


class Name(NamedTuple):
    """What a thing is (`button`, `entry`, `message`, `dialog`, `call`, `bar`), its label, and its state (`disabled`,
    `focused`).
    """

    role: str
    label: str
    state: str = ''


class Thing(NamedTuple):
    """One thing in a picture: role (also `card`, `place` or `text`), label and state (also `chosen`), place and index
    to choose it by, and its rectangle.
    """

    role: str
    label: str
    state: str
    place: str
    number: int
    x: float
    y: float
    width: float
    height: float


def named(button: Button, focus: str) -> Name:
    """The name of a button, which may have the keyboard's `focus`."""
    state = '' if button.enabled else 'disabled'
    return Name('button', button.label, 'focused' if button.place == focus else state)


def things(
    picture: Picture,
    names: Mapping[str, Name],
    explain: Callable[[str, int], str] = lambda place, index: '',
    state_of: Callable[[str, int], str] = lambda place, index: '',
) -> list[Thing]:
    """All that can be chosen in the picture or read in it, in the order in which it is painted.

    `names` are those of widgets by their place, `explain` says what lies at a place and index of the table, where it
    knows more than the picture, `state_of` whether that is chosen or focused.
    """
    layers = [(picture.quads, picture.texts), (picture.upper_quads, picture.upper_texts)]
    if any(quad.place == SHADE for quad in picture.upper_quads):
        del layers[0]
    texts = [_read(text) for _, texts in layers for text in texts if len(text.text) > 1]
    middles = [(text.x + text.width / 2, text.y + text.height / 2) for text in texts]
    parts: dict[tuple[str, int], list[Quad]] = {}
    for quads, _ in layers:
        for quad in quads:
            if quad.place in names or (quad.place and not quad.place.startswith(WIDGET)):
                parts.setdefault((quad.place, -1 if quad.place in names else quad.index), []).append(quad)
    for piece in (quad for quads, _ in layers for quad in quads if quad.name in PIECES and not quad.place):
        x, y = piece.x + piece.width / 2, piece.y + piece.height / 2
        for quads in parts.values():  # the mouse meets what lies below it
            if quads[0].holds(x, y):
                quads.append(piece)
    words_of = {key: _words(quads) for key, quads in parts.items() if key[0] not in names}
    filled = {place for (place, _), words in words_of.items() if words}
    found: dict[tuple[str, str], Thing] = {}
    for (place, index), quads in parts.items():
        explained, box = '', _around([quad for quad in quads if quad.place])
        if place in names:
            name = names[place]
        else:
            explained = explain(place, index)
            role, words = words_of[place, index] or ('place', '')
            where = explained or ' '.join(texts[number].label for number in _inside(box, middles)) or f'{PLACE} {place}'
            if role == 'card':
                label = explained or (f'{words}, {where}' if len(place) == 1 else words)
            else:
                is_empty = place not in filled and all(quad.name.startswith(EMPTY_LOOKS) for quad in quads)
                label = ', '.join(filter(None, (where, words or (EMPTY if is_empty else ''))))
            name = Name(role, label, state_of(place, index))
        key = place, explained or str(index)  # what has the same words at the same place is one thing, the uppermost
        found.pop(key, None)
        found[key] = Thing(*name, place, index, *box)
    spoken = [thing for thing in found.values() if thing.place in names or PLACE not in thing.label]
    told = {number for thing in spoken for number in _inside(thing[-4:], middles)}
    return [*found.values(), *(text for number, text in enumerate(texts) if number not in told)]


def _words(quads: list[Quad]) -> tuple[str, str] | None:
    """The role and the words of what lies there, by its picture; None when it is no card and no piece."""
    return next(filter(None, (_words_of(quad.name) for quad in reversed(quads))), None)


@cache
def _words_of(name: str) -> tuple[str, str] | None:
    """The same for one part of the atlas."""
    if card := CARD.fullmatch(name):
        return 'card', COVERED if card[3] else card_words((card[1], RANKS[card[2]]))
    return ('place', PIECES[name]) if name in PIECES else None


def _inside(box: Rectangle, points: Iterable[tuple[float, float]]) -> list[int]:
    """The numbers of the points that lie in the box."""
    left, top, width, height = box
    right, bottom = left + width, top + height
    return [number for number, (x, y) in enumerate(points) if left <= x < right and top <= y < bottom]


def _around(quads: list[Quad]) -> Rectangle:
    """The rectangle around all of them."""
    if len(quads) == 1:
        return quads[0][1:5]
    x, y = min(quad.x for quad in quads), min(quad.y for quad in quads)
    right, bottom = max(quad.x + quad.width for quad in quads), max(quad.y + quad.height for quad in quads)
    return x, y, right - x, bottom - y


def _read(text: Text) -> Thing:
    width = text_width(text.text, text.size, text.bold)
    x = text.x - {'left': 0.0, 'center': 0.5, 'right': 1.0}[text.anchor] * width
    return Thing('text', text.text, '', '', -1, x, text.y - text.size / 2, width, text.size)
