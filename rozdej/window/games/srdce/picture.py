"""Draws the Hearts table: four people around it, the trick in the middle, the hand of one of them in front."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozdej.window.games.srdce.functions import TrickFacts
from rozdej.window.games.srdce.measurement import NAMES, STUDENT, means
from rozdej.window.games.srdce.rules import (
    PLAYERS,
    POINTS,
    Card,
    Trick,
    in_order,
    is_over,
    points_text,
    taker,
)
from rozdej.window.gui import drawing_parts
from rozdej.window.gui.canvas import RATIO, Canvas, card_key, card_name
from rozdej.window.gui.cards import deck_card
from rozdej.window.gui.drawing_parts import CURVE_COLOUR, SOFT_TEXT, bars, person
from rozdej.window.gui.layout import BOLD, wrap
from rozdej.window.gui.picture import WHITE, Colour, Quad, Rectangle
from rozdej.window.gui.widgets import INK, LINE, PALE, frame

HAND, TRICK, PERSON = 'ruka-', 'stul-', 'hrac-'
"""Beginnings of the names of places: cards of the hand by their numbers, of the trick and people by names."""

Called = Callable[[str], str]
"""What the one at a chair is called, by the chair's own name."""

CENTRE, MIDDLE = 'stul', 'stred'
"""Where the trick lies, and the very middle of it."""

BOTTOM, LEFT, TOP, RIGHT = range(4)
"""The sides of the table, clockwise from the person at the window."""

LIFT = 0.12
"""How far a card that may be played stands out of the hand, in heights of a card."""

HAND_PART = 0.9
"""Which part of the table's width the hand takes at most."""

AWAY_Y, AWAY_X = 0.43, 1.08
"""How far from the middle the cards of a trick lie, in heights and in widths of a card."""

SLOT, SLOT_COLOUR = 0.82, (255, 255, 255, 110)
"""How large the place for a card is, in cards: so that the upper one and the lower one do not overlap."""

FORBIDDEN: Colour = (216, 226, 219, 255)
"""The tint of cards that may not be played."""

HARMLESS: Colour = (206, 213, 209, 255)
"""The tint of taken cards that cost nothing."""

TAKEN = drawing_parts.TrickLayout(step=0.58, wide=3.1, high=1.12, tallest=0.6)

TRACK: Colour = (255, 255, 255, 40)


@dataclass(frozen=True)
class FourPlayersLayout:
    """Positions in pixels: `room` is the table, `height` that of a card, `panel` that of a person's plate."""

    room: Rectangle
    text: float
    panel: float
    height: float

    @classmethod
    def of(cls, canvas: Canvas) -> 'FourPlayersLayout':
        """The largest cards that leave room for everybody."""
        text, room = canvas.space.text, canvas.room
        panel = max(text * 2.7, min(text * 3.6, room[3] * 0.09))
        by_height = (room[3] - panel - text) / (2 + 2 * AWAY_Y + 0.14)
        by_width = (room[2] - 2 * min(text * 12.5, room[2] * 0.31)) / (2 * AWAY_X + 1) / RATIO
        return cls(room, text, panel, max(20.0, min(by_height, by_width)))

    @property
    def width(self) -> float:
        """Width of a card."""
        return self.height * RATIO

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand."""
        return self.room[1] + self.room[3] - self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        x, y, width, _ = self.room
        top = y + self.panel
        return x + width / 2, (top + self.hand_top - self.height * LIFT) / 2

    @property
    def side(self) -> float:
        """How much room there is beside the trick."""
        x, _ = self.middle
        return x - self.width * (AWAY_X + 0.5) - self.text * 0.6 - self.room[0]

    def card_box(self, side: int) -> Rectangle:
        """Where the card of that side lies in the trick."""
        x, y = self.middle
        dx = {LEFT: -AWAY_X, RIGHT: AWAY_X}.get(side, 0) * self.width
        dy = {TOP: -AWAY_Y, BOTTOM: AWAY_Y}.get(side, 0) * self.height
        return (round(x + dx - self.width / 2), round(y + dy - self.height / 2), self.width, self.height)

    @property
    def pile_width(self) -> float:
        """Width of a pile of taken tricks."""
        return self.panel * 0.96 * RATIO

    @property
    def small(self) -> float:
        """Height of the cards in the hands of the others."""
        return min(self.height * 0.42, self.panel * 2)

    def panel_box(self, side: int) -> Rectangle:
        """The plate of the person on that side."""
        x, y, width, _ = self.room
        pile = self.pile_width + self.text * 0.4
        middle, most = self.middle, self.text * 15
        if side == TOP:
            length = min(most, width * 0.4)
            return (middle[0] - length / 2, y, length, self.panel)
        if side == BOTTOM:
            length = min(most, self.side + self.width * (AWAY_X - 0.1) - pile)
            return (x, self.hand_top - self.height * LIFT - self.text * 0.5 - self.panel, length, self.panel)
        length = min(most, self.side - pile)
        top = middle[1] - (self.panel + self.small * 1.62) / 2 - self.text
        return (x if side == LEFT else x + width - length, top, length, self.panel)

    def pile_box(self, side: int) -> Rectangle:
        """The pile of tricks that the person has taken, beside the plate."""
        x, y, width, height = self.panel_box(side)
        gap = self.text * 0.4
        left = x - gap - self.pile_width if side in (RIGHT, TOP) else x + width + gap
        return (left, y + height * 0.02, self.pile_width, height * 0.96)

    def cards_box(self, side: int) -> Rectangle:
        """Room for the hand of one of the others."""
        x, y, width, height = self.panel_box(side)
        if side == TOP:
            left = x + width + self.text * 0.5
            return (left, y, self.room[0] + self.room[2] - left, self.small)
        left = x if side == LEFT else x + width - self.side
        return (left, y + height + self.text * 0.4, self.side, self.small)


def side_of(name: str, chair: str) -> int:
    """On which side somebody sits, seen from the chair."""
    return (PLAYERS.index(name) - PLAYERS.index(chair)) % len(PLAYERS)


def draw_table(
    game: dict, facts: TrickFacts, options: Mapping[str, Any], called: Called, deals: int, canvas: Canvas
) -> None:
    """Draw everything: the table, or what has been asked for instead."""
    if game['measure']:
        draw_measure(game['measure'], deals, canvas)
    elif game['view']:
        draw_taken(game, facts, called, canvas)
    else:
        draw_people(game, facts, options, called, canvas)
        draw_trick(game['stul'], options['chair'], canvas)
        draw_hand(game['hraci'][options['chair']]['ruka'], facts, canvas)


# The table.


def draw_people(game: dict, facts: TrickFacts, options: Mapping[str, Any], called: Called, canvas: Canvas) -> None:
    """Everybody's plate, cards and taken tricks."""
    layout, chair = FourPlayersLayout.of(canvas), options['chair']
    over, full = is_over(game['hraci'], game['stul']), len(game['stul']) == len(PLAYERS)
    on_turn = '' if over or full else game['turn']
    for number, name in enumerate(PLAYERS, start=1):
        side, player = side_of(name, chair), game['hraci'][name]
        lines = [points_text(facts.points[name])] if name in facts.points else []
        if name == on_turn and (not lines or layout.panel_box(side)[2] > layout.text * 14):
            lines = [' · '.join(['na tahu', *lines])]
        title = f'{name} (ty)' if name == chair and not options['watch'] else called(name)
        mood = mood_of(name, game, facts)
        person(canvas, layout.panel_box(side), number, title, lines, mood, name == on_turn, f'{PERSON}{name}')
        draw_pile(player['stychy'], layout.pile_box(side), name, canvas)
        if side != BOTTOM:
            draw_small_hand(in_order(player['ruka']), layout, side, options['watch'], canvas)


def mood_of(name: str, game: dict, facts: TrickFacts) -> str:
    """Winners are glad, and who has to take points is not."""
    if facts.winners is not None:
        return 'glad' if name in facts.winners else 'calm'
    trick = game['stul']
    if len(trick) == len(PLAYERS) and taker(trick) == name and any(POINTS[played['karta']] for played in trick):
        return 'sad'
    return 'calm'


def draw_pile(tricks: Sequence[Trick], box: Rectangle, name: str, canvas: Canvas) -> None:
    """The tricks that somebody has taken, face down, with their number; the last one came from the table."""
    if not tricks:
        return
    quads = canvas.picture.quads
    x, y, width, height = box
    if len(tricks) > 1:
        quads.append(Quad(canvas.back, x + width * 0.09, y, width, height, f'{PERSON}{name}'))
    for played in tricks[-1]:
        key = card_key(deck_card(played['karta']))
        quads.append(Quad(canvas.back, *box, f'{PERSON}{name}', 0, key))
    size = min(canvas.space.text, height * 0.4)
    plate = size * 1.5
    with canvas.afterwards():
        middle = (x + width / 2, y + height / 2)
        canvas.panel('panel', (middle[0] - plate / 2, middle[1] - plate / 2, plate, plate), plate * 0.4)
        canvas.write(str(len(tricks)), *middle, size, INK, 'center', True)


def draw_small_hand(cards: list[Card], layout: FourPlayersLayout, side: int, is_open: bool, canvas: Canvas) -> None:
    """The hand of one of the others: backs, or in two rows of faces when one only watches."""
    box = layout.cards_box(side)
    if not is_open:
        backs = [Quad(canvas.back, 0, 0, 0, 0) for _ in cards]
        draw_row(backs, box, side, layout.small * 0.8, 0.3, canvas)
        return
    faces = [Quad(card_name(deck_card(card), ''), 0, 0, 0, 0, key=card_key(deck_card(card))) for card in cards]
    if side == TOP:
        draw_row(faces, box, side, layout.small, 1.0, canvas)
        return
    first = (len(faces) + 1) // 2
    x, y, width, height = box
    draw_row(faces[:first], box, side, layout.small, 1.0, canvas)
    below = (x, y + height * 0.62, width, height)
    draw_row(faces[first:], below, side, layout.small, 1.0, canvas, len(faces[:first]))


def draw_row(
    quads: list[Quad], box: Rectangle, side: int, height: float, widest: float, canvas: Canvas, room_for: int = 0
) -> None:
    """Small cards side by side, as if there were `room_for` so many; a step is at most `widest` cards wide."""
    x, y, width, _ = box
    card, count = height * RATIO, room_for or len(quads)
    step = min(card * widest, (width - card) / max(1, count - 1))
    left = x + width - card - step * (count - 1) if side == RIGHT else x
    for number, quad in enumerate(quads):
        canvas.picture.quads.append(quad._replace(x=left + number * step, y=y, width=card, height=height))


def draw_trick(trick: Trick, chair: str, canvas: Canvas) -> None:
    """The cards on the table, each before whom played it; on a full table the highest is framed."""
    layout = FourPlayersLayout.of(canvas)
    x, y = layout.middle
    canvas.zones[CENTRE] = (x - layout.width * 1.6, y - layout.height * 0.93, layout.width * 3.2, layout.height * 1.86)
    canvas.zones[MIDDLE] = (x - layout.width / 2, y - layout.height / 2, layout.width, layout.height)
    for side in (BOTTOM, LEFT, TOP, RIGHT):
        if side_of(trick[0]['hrac'], chair) != side if trick else True:
            x, y, width, height = layout.card_box(side)
            inner = (1 - SLOT) / 2
            box = (x + width * inner, y + height * inner, width * SLOT, height * SLOT)
            canvas.image('slot', box, CENTRE, colour=SLOT_COLOUR)
    highest = taker(trick) if len(trick) == len(PLAYERS) else ''
    # The lowest one last: where it meets the upper one, rank and suit of both stay in sight.
    for played in sorted(trick, key=lambda played: side_of(played['hrac'], chair) == BOTTOM):
        side, card = side_of(played['hrac'], chair), deck_card(played['karta'])
        canvas.sources[card_key(card)] = source_of(layout, side)
        canvas.card(card, layout.card_box(side), f'{TRICK}{played["hrac"]}')
    if highest:
        with canvas.afterwards():
            frame(canvas.picture.quads, 'frame-selected', layout.card_box(side_of(highest, chair)))


def source_of(layout: FourPlayersLayout, side: int) -> tuple[float, float]:
    """Where a card comes from that nobody has seen before."""
    if side == BOTTOM:
        return layout.middle[0] - layout.width / 2, layout.hand_top
    x, y, _, _ = layout.cards_box(side)
    return (x + layout.side - layout.width if side == RIGHT else x), y


def draw_hand(hand: set[Card], facts: TrickFacts, canvas: Canvas) -> None:
    """The cards of the person at the window; those that may be played are lifted and outlined, the others paler."""
    layout, cards = FourPlayersLayout.of(canvas), in_order(hand)
    x, _, width, _ = layout.room
    step = min(layout.width * 1.06, (width * HAND_PART - layout.width) / 12)
    left = x + (width - layout.width - step * (len(cards) - 1)) / 2
    for number, card in enumerate(cards):
        place = f'{HAND}{number}'
        is_marked = facts.allowed is not None and card in facts.allowed
        top = layout.hand_top - (layout.height * LIFT if is_marked else 0)
        colour = WHITE if facts.allowed is None or is_marked else FORBIDDEN
        box = (round(left + number * step), round(top), layout.width, layout.height)
        canvas.zones[place] = box
        canvas.card(deck_card(card), box, place, colour=colour)
        if is_marked:
            frame(canvas.picture.quads, 'frame-goal', box)


# The taken tricks.


def draw_taken(game: dict, facts: TrickFacts, called: Called, canvas: Canvas) -> None:
    """What everybody has taken, trick by trick."""
    x, y, width, height = canvas.room
    gap = canvas.space.text * 0.5
    size = ((width - gap) / 2, (height - gap) / 2)
    most = max(len(player['stychy']) for player in game['hraci'].values())
    for number, name in enumerate(PLAYERS):
        row, column = divmod((0, 1, 3, 2)[number], 2)
        box = (x + column * (size[0] + gap), y + row * (size[1] + gap), *size)
        tricks, points = game['hraci'][name]['stychy'], facts.points.get(name)
        draw_taken_by(number + 1, tricks, most, called(name), points, box, canvas)


def draw_taken_by(
    number: int, tricks: Sequence[Trick], most: int, name: str, points: int | None, box: Rectangle, canvas: Canvas
) -> None:
    """The tricks of one of them, as large as those of who has `most`; the cards that cost something stand out."""
    x, y, width, height = box
    text = canvas.space.text
    canvas.panel('panel-dark', box, text * 0.8)
    face = min(text * 2.4, height * 0.24)
    canvas.image(f'person-{number}-calm', (x + text * 0.5, y + text * 0.3, face, face))
    parts = [name, *([points_text(points)] if points is not None else []), f'štychy: {len(tricks)}']
    room_for_words = (width - face - text * 2) * BOLD
    canvas.write(' · '.join(parts), x + face + text, y + text * 0.3 + face / 2, text, bold=True, room=room_for_words)
    top = y + face + text * 0.6
    room = (x + text * 0.6, top, width - text * 1.2, y + height - top - text * 0.5)
    if not tricks:
        canvas.label('Zatím nic nemá.', room, 0.95, SOFT_TEXT)
        return
    taken = [
        [(card_name(deck_card(card), ''), WHITE if POINTS[card] else HARMLESS) for card in cards]
        for cards in ([played['karta'] for played in trick] for trick in tricks)
    ]
    drawing_parts.tricks(canvas, room, taken, max(most, 4), TAKEN)


# The strategies.


def draw_measure(measure: dict, deals: int, canvas: Canvas) -> None:
    """How far the counting is, and what has come of it so far."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    column = min(width, text * 60)
    x += (width - column) / 2
    notes = ['Každá hraje se stejnými kartami proti třem hráčům, kteří vykládají náhodně. Čím méně bodů, tím líp.']
    if STUDENT not in measure['sums']:
        notes.append('Tvůj program tu bude, až napíšeš funkci vyloz.')
    lines = sum(len(wrap(note, text * 0.95, column)) for note in notes) * text * LINE
    chart = min(height - lines - text * 5, text * 24)
    y += (height - lines - text * 5 - chart) / 2
    title = 'Kolik bodů má která strategie v průměru'
    y = canvas.label(title, (x, y, column, text * 2), min(1.35, column / text / 26), PALE, bold=True)
    draw_progress(measure['done'], deals, (x, y + text * 0.3, column, text * 1.6), canvas)
    y += text * 2.3
    bars(canvas, (x, y, column, chart), means(measure), '', digits=2, marked=NAMES[STUDENT])
    canvas.label('\n'.join(notes), (x, y + chart + text * 0.4, column, lines), 0.95, SOFT_TEXT)


def draw_progress(done: int, total: int, box: Rectangle, canvas: Canvas) -> None:
    """A bar that fills, with the number of deals."""
    x, y, width, height = box
    words = f'{done} z {total} her'
    label = canvas.space.text * 9
    canvas.image('white', (x, y + height * 0.3, width - label, height * 0.4), colour=TRACK)
    filled = (width - label) * done / total
    canvas.image('white', (x, y + height * 0.3, filled, height * 0.4), colour=CURVE_COLOUR)
    canvas.write(words, x + width, y + height / 2, canvas.space.text, anchor='right')
