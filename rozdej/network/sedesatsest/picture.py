"""How the table of Šedesát šest looks: the other player above, deck and trick in the middle, the hand below."""

from collections.abc import Sequence
from dataclasses import dataclass

from rozdej.network.sedesatsest.functions import NOT_DESCRIBED
from rozdej.network.sedesatsest.player_view import (
    TRICK,
    TRUMP_WORDS,
    Card,
    World,
    field,
    is_closed,
    is_on_turn,
    is_over,
    is_won,
    of_seat,
    state,
    takes,
)
from rozdej.window.gui.canvas import RATIO, Canvas, card_key, card_name
from rozdej.window.gui.cards import deck_card
from rozdej.window.gui.drawing_parts import CURVE_COLOUR, SOFT_TEXT, person
from rozdej.window.gui.layout import BOLD, shorten, text_width
from rozdej.window.gui.picture import Quad, Rectangle, Text
from rozdej.window.gui.widgets import INK, PALE, frame

HAND, FIGURE = 'ruka-', 'postava-'
"""Beginnings of the names of places: cards of the hand and figures, by their numbers from 1."""

MIDDLE, STOCK, TRUMP, LAST, FELT = 'stred', 'balicek', 'trumf', 'posledni', 'stul'
"""Names of places: the middle, the deck, the trump card under it, the last trick, and all that lies around them."""

FIGURES = 4

SMALL, LAST_SIZE = 0.52, 0.72
"""Heights of the other player's cards and of the last trick, in cards."""

ASIDE = 0.57
"""How far from the middle the two cards of a trick lie, in widths of a card."""

PEEK = 0.56
"""How much of the trump card looks out from under the deck, in widths of a card."""

ROWS, LOOSEST = 2.06, 1.25
"""How high the middle and the hand are together, in cards; and how far the rows may move apart in a tall window."""

DEAL_GAP = 0.06
"""Seconds between two cards of a new deal."""

SLOT_COLOUR = (255, 255, 255, 110)


@dataclass(frozen=True)
class TwoPlayersLayout:
    """Where things are, in pixels: `room` is the table, `height` that of a card, `text` that of a line."""

    room: Rectangle
    text: float
    height: float

    @classmethod
    def of(cls, canvas: Canvas) -> 'TwoPlayersLayout':
        """The largest cards that leave room for everything."""
        text, (x, y, width, tall) = canvas.space.text, canvas.room
        by_height = (tall - text * 3.6) / (ROWS + SMALL)
        height = max(20.0, min(by_height, width / (7.2 * RATIO)))
        used = min(tall, (height * (ROWS + SMALL) + text * 3.6) * LOOSEST)
        return cls((x, y + (tall - used) / 2, width, used), text, height)

    @property
    def width(self) -> float:
        """Width of a card."""
        return self.height * RATIO

    @property
    def top(self) -> float:
        """Height of the row of the other player."""
        return max(self.height * SMALL, self.text * 2.7)

    @property
    def side(self) -> float:
        """Width of the column with the player's own figure."""
        return max(self.width * 1.15, min(self.text * 11, self.room[2] * 0.17))

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand."""
        return self.room[1] + self.room[3] - self.height

    @property
    def sentence(self) -> Rectangle:
        """The line above the hand."""
        x, _, width, _ = self.room
        return (x, self.hand_top - self.text * 2.1, width, self.text * 1.7)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the table, between the other player and the sentence."""
        x, y, width, _ = self.room
        return x + width / 2, (y + self.top + self.sentence[1]) / 2

    def trick_box(self, mine: bool) -> Rectangle:
        """Where a card lies in the middle: the other's to the left, one's own to the right."""
        x, y = self.middle
        left = x + (ASIDE if mine else -ASIDE) * self.width - self.width / 2
        return (round(left), round(y - self.height / 2), self.width, self.height)

    @property
    def stock_box(self) -> Rectangle:
        """The deck."""
        x = self.room[0]
        left_over = self.trick_box(False)[0] - x
        left = x + (left_over - self.width * (1 + PEEK)) / 2 + self.width * PEEK
        return (round(left), round(self.middle[1] - self.height / 2), self.width, self.height)

    @property
    def trump_box(self) -> Rectangle:
        """The face-up trump under the deck."""
        x, y, width, height = self.stock_box
        return (round(x - width * PEEK), y, width, height)

    def last_box(self, number: int) -> Rectangle:
        """A card of the last trick."""
        x, _, width, _ = self.room
        right = self.trick_box(True)
        begin = right[0] + right[2]
        height = self.height * LAST_SIZE
        card, step = height * RATIO, height * RATIO * 0.62
        left = begin + (x + width - begin - card - step) / 2 + number * step
        return (round(left), round(self.middle[1] - height / 2 + self.text * 0.6), card, height)

    @property
    def own_pile(self) -> Rectangle:
        """One's own tricks, at the right of the hand."""
        x, _, width, _ = self.room
        height = self.height * 0.7
        card = height * RATIO
        return (round(x + width - card - self.text * 0.3), round(self.hand_top + self.height * 0.15), card, height)

    @property
    def other_pile(self) -> Rectangle:
        """The other player's tricks, at the right edge."""
        x, y, width, _ = self.room
        card = self.top * RATIO
        return (round(x + width - card - self.text * 0.3), y, card, self.top)

    @property
    def own_plate(self) -> Rectangle:
        """One's own figure, at the left of the hand."""
        return (self.room[0], self.hand_top, self.side, self.height)

    @property
    def other_plate(self) -> Rectangle:
        """The other player's figure."""
        x, y, width, _ = self.room
        return (x, y, min(self.text * 20, width * 0.36), self.top)

    def hand_box(self, number: int, count: int) -> Rectangle:
        """A card of one's own hand."""
        width = self.room[2] - 2 * (self.side + self.text * 0.8)
        step = min(self.width * 1.08, (width - self.width) / max(1, count - 1))
        begin = self.middle[0] - (self.width + step * (count - 1)) / 2
        return (round(begin + number * step), round(self.hand_top), self.width, self.height)

    def other_hand_box(self, number: int, count: int) -> Rectangle:
        """A card of the other player's hand."""
        plate, height = self.other_plate, self.top
        left, card = plate[0] + plate[2] + self.text * 0.6, height * RATIO
        step = min(card * 0.7, (2 * (self.middle[0] - left) - card) / max(1, count - 1))
        begin = self.middle[0] - (card + step * (count - 1)) / 2
        return (round(begin + number * step), round(self.room[1]), card, height)


def mood_of(world: World, seat: int) -> str:
    """How the one who looks feels about the last trick, or about the end."""
    word = state(world)
    if is_over(world):
        return 'glad' if is_won(world) else 'sad'
    if word == TRICK:
        return 'calm'
    last = field(world, 'posledni_stych')
    if not last or field(world, 'stred'):
        return 'glad' if word.startswith('hlasi') else 'sad' if word.startswith('slysi') else 'calm'
    return 'glad' if last in of_seat(world, 'stychy', seat) else 'sad'


OPPOSITE = {'glad': 'sad', 'sad': 'glad', 'calm': 'calm'}


def draw_table(game: dict, seat: int, figures: tuple[int, int], sentence: str, canvas: Canvas) -> None:
    """Everything that can be seen during a deal; the `sentence` says what is going on."""
    world = game['world']
    if not field(world, 'posledni_stych') and not field(world, 'stred'):
        canvas.gap = DEAL_GAP  # dealt one after another; later, all that moves moves at once
    draw_around(game, seat, figures, sentence or NOT_DESCRIBED, canvas)
    draw_hand([of_seat(world, 'ruka', seat)[index] for index in game['order']], canvas)


def draw_around(game: dict, seat: int, figures: tuple[int, int], sentence: str, canvas: Canvas) -> None:
    """Everything but the hand of who sits there: what those who watch see, too."""
    world = game['world']
    draw_felt(canvas)
    draw_people(world, seat, figures, canvas)
    draw_other_hand(of_seat(world, 'ruka', 1 - seat), canvas)
    draw_piles(world, seat, canvas)
    draw_stock(world, canvas)
    draw_middle(world, game['mine'], canvas)
    draw_last(world, seat, canvas)
    draw_sentence(sentence, canvas)


def draw_felt(canvas: Canvas) -> None:
    """The cloth of the table: what is dropped or clicked beside everything else."""
    canvas.image('white', canvas.room, FELT, colour=(0, 0, 0, 0))


def names_of(world: World, seat: int) -> tuple[str, str]:
    """One's own name and the other's."""
    names = [*field(world, 'jmena'), '', ''][:2]
    return names[seat], names[1 - seat]


def draw_people(world: World, seat: int, figures: tuple[int, int], canvas: Canvas) -> None:
    """Both players with their points; one's own figure is large."""
    layout, mood = TwoPlayersLayout.of(canvas), mood_of(world, seat)
    mine, other = names_of(world, seat)
    on_turn = is_on_turn(world)
    lines = [points_line(world, 1 - seat)] if other else ['ještě tu není']
    waits = bool(other) and not on_turn and state(world) != TRICK
    picture = f'figure-{figures[1]}-{OPPOSITE[mood] if other else "calm"}'
    person(canvas, layout.other_plate, 1, other or 'Soupeř', lines, on_turn=waits, picture=picture)
    x, y, width, height = layout.own_plate
    text = layout.text
    canvas.panel('panel-dark', layout.own_plate, min(height / 4, text * 0.9))
    words = min(text, width / 8.2)
    face = min(width * 0.86, height * 0.97 - words * 3.3)
    left = x + (width - face) / 2
    canvas.image(f'figure-{figures[0]}-{mood}', (left, y + height * 0.03, face, face))
    if on_turn:
        size = min(words * 2, width * 0.3)
        canvas.image('turn', (x + width - size, y, size, size))
    middle, below = x + width / 2, y + height * 0.03 + face
    canvas.write(mine or 'Ty', middle, below + words * 0.7, words, PALE, 'center', True, width - words)
    size, room = words * 0.92, width - words * 0.4
    canvas.write(points_line(world, seat), middle, below + words * 2.05, size, SOFT_TEXT, 'center', room=room)


def points_line(world: World, seat: int) -> str:
    """Points of the deal, and those of all deals."""
    return f'{of_seat(world, "body", seat)} b. · výherní {of_seat(world, "vyhry", seat)}'


def draw_other_hand(cards: Sequence[Card], canvas: Canvas) -> None:
    """The other player's cards: backs, but for those that a record shows."""
    layout = TwoPlayersLayout.of(canvas)
    stock = layout.stock_box[:2]
    for number, card in enumerate(cards):
        name, key = card_name(deck_card(card), canvas.back), ('other', number)
        canvas.sources[key] = stock
        canvas.picture.quads.append(Quad(name, *layout.other_hand_box(number, len(cards)), key=key))


def draw_piles(world: World, seat: int, canvas: Canvas) -> None:
    """What both have taken, face down, with the number of tricks."""
    layout = TwoPlayersLayout.of(canvas)
    for number, box in ((seat, layout.own_pile), (1 - seat, layout.other_pile)):
        tricks = of_seat(world, 'stychy', number)
        if tricks:
            place = f'stychy-{"moje" if number == seat else "cizi"}'
            x, y, width, height = box
            if len(tricks) > 1:
                canvas.image(canvas.back, (x - width * 0.08, y, width, height), place)
            canvas.image(canvas.back, box, place)
            badge(str(len(tricks)), (x + width / 2, y + height / 2), canvas, height * 0.3)
        else:
            canvas.image('slot', box, colour=(255, 255, 255, 60))


def badge(words: str, middle: tuple[float, float], canvas: Canvas, most: float) -> None:
    """A number on a light plate."""
    size = min(canvas.space.text, most)
    width, height = max(size * 1.6, text_width(words, size, bold=True) + size * 0.8), size * 1.6
    x, y = middle
    canvas.panel('panel', (x - width / 2, y - height / 2, width, height), height * 0.4)
    canvas.write(words, x, y, size, INK, 'center', True)


def draw_stock(world: World, canvas: Canvas) -> None:
    """The deck with the trump under it and its number of cards; the suit alone when it is gone; a lock when closed."""
    layout, deck, trump = TwoPlayersLayout.of(canvas), field(world, 'balicek'), field(world, 'trumf')
    x, y, width, height = layout.stock_box
    quads, text = canvas.picture.quads, layout.text
    canvas.zones[TRUMP], canvas.zones[STOCK] = layout.trump_box, layout.stock_box
    if not deck:
        if trump:
            size = width * 0.72
            left = x - width * PEEK / 2 + (width - size) / 2
            quads.append(Quad(f'suit-{trump}', left, y + (height - size) / 2 - text * 0.5, size, size, STOCK))
            below = (left - width, y + (height + size) / 2 - text * 0.3, size + 2 * width, text * 2)
            canvas.label(f'Trumf: {TRUMP_WORDS[trump]}', below, 0.95, PALE, 'center', bold=True)
        return
    canvas.card(deck_card(deck[0]), layout.trump_box, TRUMP)
    hidden = len(deck) - 1
    for number in range(min(3, hidden)):
        quads.append(Quad(canvas.back, x + number * 2, y - number * 2, width, height, STOCK))
    if hidden:
        count_at = y + height * (0.3 if is_closed(world) else 0.5)
        badge(str(len(deck)), (x + width / 2, count_at), canvas, height * 0.2)
    if is_closed(world):
        size = width * 0.42
        box = (x + (width - size) / 2, y + height * 0.66 - size / 2, size, size)
        canvas.panel('panel', (box[0] - 3, box[1] - 3, size + 6, size + 6), size * 0.3)
        quads.append(Quad('icon-lock', *box, STOCK, colour=INK))


def draw_middle(world: World, mine: Sequence[bool], canvas: Canvas) -> None:
    """The cards of the trick, one's own to the right; on a full table the one that takes it is framed."""
    layout, cards, quads = TwoPlayersLayout.of(canvas), field(world, 'stred'), canvas.picture.quads
    left, right = layout.trick_box(False), layout.trick_box(True)
    edge = layout.width * 0.3
    canvas.zones[MIDDLE] = (
        left[0] - edge,
        left[1] - edge,
        right[0] + right[2] - left[0] + 2 * edge,
        right[1] + right[3] - left[1] + edge,
    )
    for is_mine in (False, True):
        if is_mine not in mine[: len(cards)]:
            quads.append(Quad('slot', *layout.trick_box(is_mine), MIDDLE, colour=SLOT_COLOUR))
    for card, is_mine in zip(cards, mine, strict=False):
        source = layout.hand_box(2, 6) if is_mine else layout.other_hand_box(2, 6)
        canvas.sources[card_key(deck_card(card))] = source[:2]
        canvas.card(deck_card(card), layout.trick_box(is_mine), MIDDLE)
    if len(cards) == 2:
        winner = mine[takes(cards, field(world, 'trumf'))]
        with canvas.afterwards():
            frame(canvas.picture.quads, 'frame-selected', layout.trick_box(winner))


def draw_last(world: World, seat: int, canvas: Canvas) -> None:
    """The last trick, and whose it is."""
    cards = field(world, 'posledni_stych')
    if not cards:
        return
    layout = TwoPlayersLayout.of(canvas)
    mine, other = names_of(world, seat)
    owner = mine if cards in of_seat(world, 'stychy', seat) else other
    boxes = [layout.last_box(number) for number in range(2)]
    for card, box in zip(cards, boxes, strict=True):
        canvas.card(deck_card(card), box, LAST)
    text = layout.text * 0.9
    begin = layout.trick_box(True)[0] + layout.width
    right = layout.room[0] + layout.room[2]
    x, y, room = (begin + right) / 2, boxes[0][1] - text * 0.9, right - begin - text
    canvas.write(f'Poslední štych: {owner}', x, y, text, SOFT_TEXT, 'center', room=room)


def draw_sentence(words: str, canvas: Canvas) -> None:
    """What is going on, above the hand."""
    layout = TwoPlayersLayout.of(canvas)
    x, y, width, height = layout.sentence
    fitting_size = width / (text_width(words, 1.0, bold=True) + 2)
    size = min(layout.text * 1.15, height * 0.7, max(layout.text * 0.8, fitting_size))
    fitting = shorten(words, size * BOLD, width - size * 2)
    long = min(width, text_width(fitting, size, bold=True) + size * 2)
    middle = x + width / 2
    canvas.panel('panel-dark', (middle - long / 2, y, long, height), height * 0.45)
    canvas.picture.texts.append(Text(fitting, middle, y + height / 2, size, CURVE_COLOUR, 'center', True))


def draw_hand(cards: Sequence[Card], canvas: Canvas) -> None:
    """One's own cards, each with the key that lays it."""
    layout = TwoPlayersLayout.of(canvas)
    for number, card in enumerate(cards):
        box, shown, place = layout.hand_box(number, len(cards)), deck_card(card), f'{HAND}{number + 1}'
        canvas.zones[place] = box
        canvas.sources[card_key(shown)] = layout.stock_box[:2]
        canvas.card(shown, box, place)
        with canvas.afterwards():
            x, y, width, height = box
            seen = min(width, layout.hand_box(1, len(cards))[0] - layout.hand_box(0, len(cards))[0])
            badge(str(number + 1), (x + seen / 2, y + height - layout.text * 0.2), canvas, height * 0.14)
