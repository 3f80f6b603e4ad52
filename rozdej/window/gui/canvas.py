"""Draws for scenes: piles, fans, hands and pieces in columns and rows of the table, labels, panels, lines.

A scene says *what lies where* (`canvas.fan('A', cards, column=0, row=1)`). The canvas computes sizes in pixels,
narrower fans, letters and places for the mouse.
"""

import itertools
import math
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager

from rozdej.window.gui.layout import BOLD, Space, shorten, text_width, wrap
from rozdej.window.gui.picture import WHITE, Anchor, Colour, Picture, Quad, Rectangle, Text
from rozdej.window.gui.widgets import LINE, PALE, panel, write_lines

CELL = (204, 284)
RATIO = CELL[0] / CELL[1]
"""Size of a card in the atlas, of which only the ratio matters here: its width, in heights of it."""

GAP = 0.14
"""Space between columns, in widths of a card."""

SHOWN_FACE, SHOWN_BACK, LEAST_BACK = 0.218, 0.11, 0.035
"""How much of a covered card a fan leaves visible, in heights of a card: face, back, back when there is no room."""

BRUSH = ('confetti-dot', 32 / 18)
"""A round dot, and how much larger its picture is."""

LETTER_COLOUR = (222, 236, 226, 190)
PILE_STEP, PILE_DEPTH = 0.008, 3
"""How far apart the cards of a pile are drawn, in widths of a card; and how many of them are."""

Card = tuple[int, str, bool]


def card_name(card: Card, back: str) -> str:
    """The region of the atlas that shows the card."""
    rank, suit, face_up = card
    return f'{suit}-{rank}' if face_up else back


def card_key(card: Card) -> Hashable:
    """What the card is known by when it travels; a card that nobody knows (rank 0) stays where it is."""
    return card[:2] if card[0] else None


class Canvas:
    """Draws a game's table into `picture`.

    The table has `columns` and is `tall` cards high (fans included). `zones` gives for each place the rectangle where
    something dropped lands on it. `focus_looks` gives the picture that shows the keyboard's focus there, unless it is
    the outline of a card. `sources` gives the point, by key, from which a new thing comes. `revealed` asks to show
    what is hidden. With a `gap` (in seconds), things start to move one after another. `late` is drawn after the
    animation has ended.

    At the end of a game `glad` things leap, and `flying` cards (all of them, the lowest first) leave the table for a
    while.
    """

    def __init__(self, space: Space, columns: int, tall: float):
        self.space = space
        self.back = 'back-blue'
        self.picture = Picture()
        self.zones: dict[str, Rectangle] = {}
        self.focus_looks: dict[str, str] = {}
        self.sources: dict[Hashable, tuple[float, float]] = {}
        self.revealed = False
        self.gap = 0.0
        self.late = Picture()
        self.glad: list[Quad] = []
        self.flying: list[Quad] = []
        self.strip = space.text * 1.35
        room = space.table_bottom - space.table_top - 2 * self.strip - space.text * 0.4
        widest = space.table_width / (columns + GAP * (columns + 1))
        self.card_height = min(widest * CELL[1] / CELL[0], room / tall)
        self.card_width = self.card_height * CELL[0] / CELL[1]
        self.pitch = min(space.table_width / columns, self.card_width * 1.32)
        self.left = (space.table_width - self.pitch * columns + self.pitch - self.card_width) / 2

    def corner(self, column: float, row: float) -> tuple[float, float]:
        """The upper left corner of a card at the column and row, in pixels."""
        y = self.space.table_top + self.strip + row * (self.card_height + self.strip)
        return round(self.left + column * self.pitch), round(y)

    def slot(self, place: str, column: float, row: float = 0, empty: str = 'slot', letter: str | None = None) -> None:
        """The place itself: an outline in the table, and the letter it is called by."""
        x, y = self.corner(column, row)
        self.picture.quads.append(Quad(empty, x, y, self.card_width, self.card_height, place))
        self.zones[place] = (x, y, self.card_width, self.card_height)
        letter = place if letter is None else letter
        size = min(self.space.text, self.strip * 0.72)
        where = (x + self.card_width / 2, y - self.strip * 0.48)
        self.picture.texts.append(Text(letter, *where, size, LETTER_COLOUR, 'center'))

    def pile(
        self,
        place: str,
        cards: Sequence[Card],
        column: float,
        row: float = 0,
        empty: str = 'slot',
        letter: str | None = None,
        depth: int = PILE_DEPTH,
        aside: float = 0.0,
    ) -> None:
        """Cards exactly over each other; the last one is on top. At most `depth` of them may leave in one move.

        These may lie side by side, each `aside` widths of a card farther.
        """
        self.slot(place, column, row, empty, letter)
        x, y = self.corner(column, row)
        step = max(1.0, self.card_width * PILE_STEP) * min(1.0, PILE_DEPTH / depth)
        first = max(0, len(cards) - depth)
        for height, index in enumerate(range(first, len(cards))):
            at = x + height * aside * self.card_width, y - height * step
            self.card(cards[index], (*at, self.card_width, self.card_height), place, index)

    def fly(self, cards: Sequence[Card], column: float) -> None:
        """Cards of a pile, the lowest first, that fly at the end of the game; those named later fly first."""
        x, y = self.corner(column, 0)
        size = self.card_width, self.card_height
        self.flying += [Quad(card_name(card, self.back), x, y, *size, key=card_key(card)) for card in cards]

    def fan(self, place: str, cards: Sequence[Card], column: float, row: float = 0, empty: str = 'slot') -> None:
        """Cards from top to bottom, each covering most of the one before; narrower when there are many."""
        self.slot(place, column, row, empty)
        x, y = self.corner(column, row)
        self.zones[place] = (x, y, self.card_width, self.space.table_bottom - y)
        for index, (card, step) in enumerate(zip(cards, self._steps(cards, y), strict=True)):
            self.card(card, (x, y, self.card_width, self.card_height), place, index)
            y += step

    def _steps(self, cards: Sequence[Card], y: float) -> list[float]:
        room = self.space.table_bottom - self.space.text * 0.4 - y - self.card_height
        steps = [self.card_height * (SHOWN_FACE if card[2] else SHOWN_BACK) for card in cards]
        if sum(steps[:-1]) > room:
            least = self.card_height * LEAST_BACK
            steps = [step if card[2] else least for step, card in zip(steps, cards, strict=True)]
            backs = sum(least for card in cards[:-1] if not card[2])
            faces = sum(steps[:-1]) - backs
            shrink = min(1.0, max(0.0, room - backs) / faces) if faces else 1.0
            steps = [step * shrink if card[2] else step for step, card in zip(steps, cards, strict=True)]
        return steps

    def hand(
        self,
        place: str,
        cards: Sequence[Card],
        column: float,
        row: float = 0,
        columns: float = 0,
        places: Sequence[str] = (),
    ) -> None:
        """Cards side by side, over `columns` columns (0: to the right edge); closer together when there are many.

        `places` are the names of the single cards, if each of them can be clicked on its own.
        """
        x, y = self.corner(column, row)
        right = x + (columns - 1) * self.pitch if columns else self.space.table_width - self.left - self.card_width
        step = min(self.card_width * (1 + GAP), (right - x) / max(1, len(cards) - 1))
        self.zones[place] = (x, y, self.card_width + step * max(0, len(cards) - 1), self.card_height)
        for index, card in enumerate(cards):
            name = places[index] if places else place
            if places:
                self.zones[name] = (x + index * step, y, self.card_width, self.card_height)
            self.card(card, (round(x + index * step), y, self.card_width, self.card_height), name, index)

    def card(self, card: Card, box: Rectangle, place: str = '', index: int = 0, colour: Colour = WHITE) -> None:
        """A card of the deck, drawn into the box."""
        self.picture.quads.append(Quad(card_name(card, self.back), *box, place, index, card_key(card), colour))

    @contextmanager
    def afterwards(self) -> Iterator[None]:
        """What is drawn while the context lasts belongs to `late`."""
        meanwhile, self.picture = self.picture, self.late
        try:
            yield
        finally:
            self.picture = meanwhile

    # What is not a card, in pixels.

    @property
    def room(self) -> Rectangle:
        """The whole table."""
        space, edge = self.space, self.space.text * 0.5
        return (
            edge,
            space.table_top + edge,
            space.table_width - 2 * edge,
            space.table_bottom - space.table_top - 2 * edge,
        )

    def label(
        self,
        text: str,
        box: Rectangle,
        size: float = 1.0,
        colour: Colour = PALE,
        anchor: Anchor = 'left',
        bold: bool = False,
    ) -> float:
        """A text in lines from the top of the box, as many as fit; returns where the next thing may stand.

        `size` is in heights of ordinary text; `anchor` is `left`, `center` or `right`.
        """
        x, y, width, height = box
        size *= self.space.text
        at = x + {'left': 0, 'center': width / 2, 'right': width}[anchor]
        lines = [line for part in text.split('\n') for line in wrap(part, size * (BOLD if bold else 1), width)]
        fitting = lines[: max(1, int(height / (size * LINE)))]
        return write_lines(self.picture.texts, fitting, at, y, size, colour=colour, anchor=anchor, bold=bold)

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = PALE,
        anchor: Anchor = 'left',
        bold: bool = False,
        room: float | None = None,
    ) -> float:
        """One line of text with its middle at the height `y`, no wider than `room`; returns its width.

        All measures are in pixels.
        """
        if room is not None:
            text = shorten(text, size * (BOLD if bold else 1), room)
        self.picture.texts.append(Text(text, x, y, size, colour, anchor, bold))
        return text_width(text, size, bold)

    def image(self, name: str, box: Rectangle, place: str = '', index: int = -1, colour: Colour = WHITE) -> None:
        """A picture of the atlas, drawn into the box; see `Quad`. A glad face leaps at the end."""
        self.picture.quads.append(Quad(name, *box, place, index, colour=colour))
        if name.endswith('-glad'):
            self.glad.append(self.picture.quads[-1])

    def panel(self, name: str, box: Rectangle, corner: float, place: str = '', colour: Colour = WHITE) -> None:
        """A panel with round corners, tinted."""
        panel(self.picture.quads, name, box, corner, place, colour)

    def line(self, points: Sequence[tuple[float, float]], width: float, colour: Colour) -> None:
        """A line through the points, drawn with a round brush."""
        name, larger = BRUSH
        size = width * larger
        for (from_x, from_y), (to_x, to_y) in itertools.pairwise(points):
            length = math.hypot(to_x - from_x, to_y - from_y)
            dots = max(1, math.ceil(length / (width * 0.35)))
            for dot in range(dots + 1):
                x = from_x + (to_x - from_x) * dot / dots - size / 2
                y = from_y + (to_y - from_y) * dot / dots - size / 2
                self.picture.quads.append(Quad(name, x, y, size, size, colour=colour))
