"""What a scene draws with: piles, fans and pieces in columns and rows of the table.

A scene says *what lies where* (`canvas.fan('A', cards, column=0, row=1)`); sizes in pixels,
narrower fans, letters and places for the mouse follow from it here.
"""

from collections.abc import Sequence

from rozdej.table.picture import Picture, Quad, Text
from rozdej.table.space import Space

CELL = (204, 284)
"""Size of a card in the atlas; only the ratio matters here."""

GAP = 0.14
"""Space between columns, in widths of a card."""

SHOWN_FACE, SHOWN_BACK, LEAST_BACK = 0.218, 0.11, 0.035
"""How much of a covered card a fan leaves visible, in heights of a card: face, back, back when there is no room."""

LETTER_COLOUR = (222, 236, 226, 190)
PILE_STEP = 0.008
"""How far apart the cards of a pile are drawn, in widths of a card."""

Card = tuple[int, str, bool]
Rectangle = tuple[float, float, float, float]


def card_name(card: Card, back: str) -> str:
    """The region of the atlas that shows the card."""
    rank, suit, face_up = card
    return f'{suit}-{rank}' if face_up else back


class Canvas:
    """Draws a game's table into `picture`.

    The table has `columns` and is `tall` cards high (fans included). `zones` gives for each
    place the rectangle where something dropped lands on it.
    """

    def __init__(self, space: Space, columns: int, tall: float, back: str = 'back-blue', letters: bool = True):
        self.space = space
        self.back = back
        self.picture = Picture()
        self.zones: dict[str, Rectangle] = {}
        self.strip = space.text * 1.35 if letters else space.text * 0.5
        room = space.table_bottom - space.table_top - 2 * self.strip - space.text * 0.4
        widest = space.width / (columns + GAP * (columns + 1))
        self.card_height = min(widest * CELL[1] / CELL[0], room / tall)
        self.card_width = self.card_height * CELL[0] / CELL[1]
        self.pitch = min(space.width / columns, self.card_width * 1.32)
        self.left = (space.width - self.pitch * columns + self.pitch - self.card_width) / 2

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

    def pile(self, place: str, cards: Sequence[Card], column: float, row: float = 0, empty: str = 'slot') -> None:
        """Cards exactly over each other; the last one is on top."""
        self.slot(place, column, row, empty)
        x, y = self.corner(column, row)
        step = max(1.0, self.card_width * PILE_STEP)
        first = max(0, len(cards) - 3)
        for depth, index in enumerate(range(first, len(cards))):
            self._card(cards[index], x, y - depth * step, place, index)

    def fan(self, place: str, cards: Sequence[Card], column: float, row: float = 0, empty: str = 'slot') -> None:
        """Cards from top to bottom, each covering most of the one before; narrower when there are many."""
        self.slot(place, column, row, empty)
        x, y = self.corner(column, row)
        self.zones[place] = (x, y, self.card_width, self.space.table_bottom - y)
        for index, (card, step) in enumerate(zip(cards, self._steps(cards, y), strict=True)):
            self._card(card, x, y, place, index)
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

    def piece(self, name: str, place: str, column: float, row: float = 0, key: object = None) -> None:
        """One picture of the atlas in the cell of a column and row."""
        x, y = self.corner(column, row)
        self.picture.quads.append(Quad(name, x, y, self.card_width, self.card_height, place, 0, key))

    def _card(self, card: Card, x: float, y: float, place: str, index: int) -> None:
        name = card_name(card, self.back)
        self.picture.quads.append(Quad(name, x, y, self.card_width, self.card_height, place, index, card[:2]))
