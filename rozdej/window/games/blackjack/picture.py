"""Draws the Blackjack table: dealer above, player below, the bet between them, piles and past hands at the right."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from rozdej.window.games.blackjack.functions import (
    BET,
    DEALER,
    DECK,
    DISCARD,
    FACE_UP,
    MESSAGE,
    MONEY,
    PLAYER,
    PLAYING,
    VERDICTS,
    HandFacts,
    card_of,
)
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.drawing_parts import SOFT_TEXT, coins, curve
from rozdej.window.gui.layout import BOLD, shorten, text_width, wrap
from rozdej.window.gui.picture import WHITE, Colour, Quad, Rectangle
from rozdej.window.gui.widgets import INK, LINE, PALE

CHIPS = (1, 5, 10, 50, 100, 500)
CHIP, NO_BET = 'mince-', 'bez-sazky'
"""Places: coins to bet (the value follows), and what takes the bet off the table."""

RULES = (
    'Vyhrává, kdo má víc, ale nejvýš 21.\nObrázky platí za 10, eso za 11, nebo za 1, když by to bylo přes.\n'
    'Krupiér bere, dokud nemá aspoň 17.\nBlackjack je 21 ze dvou karet a vynáší jednu a půl sázky.'
)
"""How it is played, a line for each rule."""

FACE = 'person-3'
"""Who deals."""

HANDS = 4.85
"""How many columns the hands may take; what is right of them belongs to piles and memories."""

MOST_BETWEEN = 18
"""How far apart the hands are in a tall window, in heights of text."""

MOST_LINES = 3
"""How many lines the message of one of the last games may take."""

LEAST_WITH_CHART = 14
"""How high the memories are, in heights of text, where a chart has room above the list of the last games."""

DEAL_GAP = 0.16
"""Seconds between two cards that are dealt."""

GOOD, BAD, EVEN = (255, 214, 102, 255), (233, 120, 96, 255), (206, 222, 212, 255)
GOOD_GROUND, BAD_GROUND, EVEN_GROUND = (255, 226, 140, 255), (150, 44, 36, 255), (226, 230, 222, 255)


def amount_text(value: float) -> str:
    """A sum as it is written in Czech, with as few decimals as needed."""
    return f'{value:.2f}'.rstrip('0').rstrip('.').replace('.', ',').replace('-0', '0' if abs(value) < 0.005 else '-0')


def change_text(value: float) -> str:
    """A sum won or lost, with its sign."""
    return ('+' if value > 0 else '−' if value < 0 else '±') + amount_text(abs(value))


def of_result(value: float, good: Colour, bad: Colour, even: Colour) -> Colour:
    """The colour for a sum won or lost."""
    return good if value > 0 else bad if value < 0 else even


def can_bet(hra: dict) -> bool:
    """Whether another bet would mean something now."""
    return not hra[PLAYING] and hra[MONEY] > 0


def draw_table(table: dict, facts: HandFacts, canvas: Canvas) -> None:
    """Draw everything."""
    hra, text = table['hra'], canvas.space.text
    canvas.gap = DEAL_GAP
    line = text * 2.2
    top = canvas.space.table_top + line
    bottom = canvas.space.table_bottom - text * 0.5 - canvas.card_height
    spare = max(0.0, bottom - line - top - canvas.card_height - MOST_BETWEEN * text)
    top, bottom = top + spare / 2, bottom - spare / 2
    draw_piles(hra, top, canvas)
    draw_hand(DEALER, hra, top, canvas)
    draw_hand(PLAYER, hra, bottom, canvas)
    x, width = canvas.left, canvas.pitch * HANDS - text * 0.5
    draw_owner(DEALER, 'Krupiér', table, facts, (x, top - line, width, line), canvas)
    draw_owner(PLAYER, 'Ty', table, facts, (x, bottom - line, width, line), canvas)
    above = top + canvas.card_height
    draw_middle(table, (x, above, width, bottom - line - above), canvas)
    right = canvas.corner(5, 0)[0]
    edge = above + text * 0.6
    side = (right, edge, canvas.space.table_width - right - canvas.left, bottom + canvas.card_height - edge)
    draw_memories(table, side, canvas)


def when_it_is_known(table: dict, canvas: Canvas) -> AbstractContextManager[None]:
    """For what would tell who has won: it is drawn when the cards have turned over."""
    return nullcontext() if table['won'] is None else canvas.afterwards()


def row_at(canvas: Canvas, y: float) -> float:
    """The row whose cards have their upper edge at `y`."""
    return (y - canvas.corner(0, 0)[1]) / (canvas.card_height + canvas.strip)


def draw_piles(hra: dict, top: float, canvas: Canvas) -> None:
    """The deck, of which the first card lies on top, and the discard; both face down."""
    text, middle = canvas.space.text, top - canvas.space.text * 1.1
    for heap, name, column in ((DISCARD, 'Odhoz', 6), (DECK, 'Balíček', 5)):
        numbers = hra[heap] if heap == DISCARD else hra[heap][::-1]
        cards = [card_of(number) for number in numbers]
        canvas.pile(heap, cards, column, row_at(canvas, top), letter='', depth=6)
        x = canvas.corner(column, 0)[0] + canvas.card_width / 2
        canvas.write(f'{name} {len(cards)}', x, middle, text, SOFT_TEXT, 'center', room=canvas.pitch)


def draw_hand(owner: str, hra: dict, top: float, canvas: Canvas) -> None:
    """The cards of one of them; each is a place of its own, so that its name can be read."""
    cards = [card_of(number, side == FACE_UP) for number, side in hra[owner]]
    places = [f'{owner}-{index}' for index in range(len(cards))]
    if cards:
        canvas.hand(owner, cards, 0, row_at(canvas, top), HANDS, places)
    else:
        x, y = canvas.corner(0, row_at(canvas, top))
        for column in range(2):
            box = (x + column * canvas.card_width * 1.14, y, canvas.card_width, canvas.card_height)
            canvas.image('slot', box, colour=(255, 255, 255, 90))


def draw_owner(owner: str, name: str, table: dict, facts: HandFacts, box: Rectangle, canvas: Canvas) -> None:
    """The line above a hand: who it is, and the total; at the player's the money, too."""
    x, y, width, height = box
    text, middle = canvas.space.text, y + height / 2
    icon, right = height * 0.86, x + width
    if owner == DEALER:
        canvas.image('dealer', (x, middle - icon / 2, icon, icon))
    else:
        canvas.image('icon-person', (x, middle - icon / 2, icon, icon), colour=PALE)
        right = draw_money(table, box, canvas)
    x += icon + text * 0.4
    x += canvas.write(name, x, middle, text * 1.15, PALE, bold=True) + text * 0.5
    if owner in facts.totals:
        with canvas.afterwards():
            draw_total(*facts.totals[owner], (x, middle, right - x, height), canvas)


def draw_money(table: dict, box: Rectangle, canvas: Canvas) -> float:
    """The money at the right end of the line; returns where it begins."""
    x, y, width, height = box
    text = canvas.space.text
    words = f'Peníze {amount_text(table["hra"][MONEY])}'
    with when_it_is_known(table, canvas):
        taken = canvas.write(words, x + width, y + height / 2, text * 1.15, PALE, 'right', True, width * 0.58)
    x += width - taken - height
    canvas.image('coins', (x, y + height * 0.08, height * 0.84, height * 0.84))
    return x - text * 0.3


def draw_total(number: str, word: str, box: Rectangle, canvas: Canvas) -> None:
    """The total on a little plate, and a word to it."""
    x, middle, width, height = box
    text = canvas.space.text
    ground, ink = WHITE, INK
    if word == VERDICTS['pres']:
        ground, ink = BAD_GROUND, WHITE
    elif word == VERDICTS['blackjack']:
        ground = GOOD_GROUND
    size = text * 1.15
    plate = text_width(number, size, bold=True) + text * 1.1
    box = (x, middle - height * 0.38, plate, height * 0.76)
    canvas.panel('panel', box, min(plate, height * 0.76) * 0.3, colour=ground)
    canvas.write(number, x + plate / 2, middle, size, ink, 'center', bold=True)
    canvas.write(word, x + plate + text * 0.4, middle, text * 0.95, PALE, room=width - plate - text * 0.5)


def draw_middle(table: dict, box: Rectangle, canvas: Canvas) -> None:
    """Between the hands: what has happened, and the bet with coins to add."""
    x, y, width, height = box
    text = canvas.space.text
    rail = min(height * 0.42, text * 3.8)
    edge = min(text * 0.5, height * 0.04)
    row = min(height - rail - 2 * edge, text * 5)
    top, face = y + (height - rail - edge - row) / 2, row * 0.96
    draw_face(table['won'] or 0.0, (x, top + (row - face) / 2, face, face), canvas)
    with canvas.afterwards():
        draw_message(table, (x + face + text * 0.8, top, width - face - text * 0.8, row), canvas)
    draw_bet(table, (x, y + height - rail - edge, width, rail), canvas)


def draw_face(won: float, box: Rectangle, canvas: Canvas) -> None:
    """The dealer, who says what has happened; how he likes it is seen when the cards have come."""
    canvas.image(f'{FACE}-calm', box)
    if won:
        canvas.late.quads.append(Quad(f'{FACE}-{"sad" if won > 0 else "glad"}', *box))


def draw_message(table: dict, box: Rectangle, canvas: Canvas) -> None:
    """The game's own message, large; or what to do."""
    x, y, width, height = box
    hra, won, text = table['hra'], table['won'], canvas.space.text
    said = one_line(hra[MESSAGE])
    words = said or hint(hra)
    if won is None or not said:
        size = min(text * 1.6, height * 0.5)
        canvas.write(words, x, y + height / 2, size, PALE, room=width)
        return
    change = change_text(won)
    letters = text_width(words + change, 1, bold=True)
    has_trophy = won > 0 and width / (letters + 3.9) >= text
    others = 3.9 if has_trophy else 2.4  # what is not text, in heights of it
    size = max(min(text * 2.2, height * 0.5, width / (letters + others)), min(text * 0.85, height * 0.5))
    icon, padding = size * 1.3, size * 0.7
    words = shorten(words, size * BOLD, width - text_width(change, size, bold=True) - others * size + 1)
    whole = text_width(words + change, size, bold=True) + others * size
    colour, ink = of_result(won, GOOD_GROUND, BAD_GROUND, EVEN_GROUND), of_result(won, INK, WHITE, INK)
    middle = y + height / 2
    plate = min(height * 0.94, size * 2)
    canvas.panel('panel', (x, middle - plate / 2, whole, plate), plate * 0.3, colour=colour)
    x += padding
    if has_trophy:
        canvas.image('trophy', (x, middle - icon / 2, icon, icon))
        x += icon + padding * 0.3
    x += canvas.write(words, x, middle, size, ink, bold=True) + padding
    canvas.write(change, x, middle, size, ink, bold=True)


def one_line(message: str) -> str:
    """The message of a program without line breaks."""
    return ' '.join(message.split())


def hint(hra: dict) -> str:
    """What to do while the game itself says nothing."""
    if hra[PLAYING]:
        return 'Ber, nebo stůj?'
    return 'Vsaď si a rozdej.' if hra[MONEY] > 0 else 'Peníze došly.'


def draw_bet(table: dict, box: Rectangle, canvas: Canvas) -> None:
    """The bet as coins with its sum; while it can be changed, coins to add and a cross to take it off."""
    x, y, width, height = box
    hra, text, middle = table['hra'], canvas.space.text, y + height / 2
    canvas.panel('panel-dark', box, min(height * 0.4, text * 0.9))
    x, width = x + text * 0.8, width - text * 1.6
    end = x + width
    size = min(height * 0.8, text * 3)
    step, cross = size * 1.12, size * 0.6
    if can_bet(hra):
        end -= step * len(CHIPS) - (step - size)
    amount, room, letters = amount_text(hra[BET]), end - x - cross - text, min(text * 1.15, height * 0.75)
    words = f'Sázka {amount}'
    if text_width(words, letters, bold=True) > room:  # how much it is matters more
        words = amount
    x += canvas.write(words, x, middle, letters, PALE, bold=True, room=room) + text * 0.5
    if can_bet(hra):
        if hra[BET] > 0:
            place(canvas, NO_BET, 'icon-close', (x, middle - cross / 2, cross, cross), PALE)
            x += cross + text * 0.4
        for number, value in enumerate(CHIPS):
            name = f'{CHIP}{value}'
            place(canvas, name, f'coin-{value}', (end + number * step, middle - size / 2, size, size))
    if table['note']:
        canvas.write(table['note'], x, middle, text * 0.95, SOFT_TEXT, room=end - x - text * 0.5)
    elif end - x - text >= size or not can_bet(hra):
        coins(canvas, (x, middle - size / 2, max(size, end - x - text), size), hra[BET])


def place(canvas: Canvas, name: str, picture: str, box: Rectangle, colour: Colour = WHITE) -> None:
    """A picture that can be clicked."""
    canvas.zones[name] = box
    canvas.image(picture, box, name, 0, colour=colour)


def draw_memories(table: dict, box: Rectangle, canvas: Canvas) -> None:
    """How the money went on, and the last games; before the first one, how it is played."""
    x, y, width, height = box
    text = canvas.space.text
    if not table['games']:
        with canvas.afterwards():
            canvas.panel('panel-dark', box, text * 0.8)
            draw_rules((x + text, y + text * 0.6, width - text * 2.2, height - text), canvas)
        return
    chart = min(height * 0.45, text * 11)
    has_chart = height >= text * LEAST_WITH_CHART
    below = (x, y + chart + text * 0.4, width, height - chart - text * 0.4) if has_chart else box
    canvas.panel('panel-dark', below, text * 0.8)
    with when_it_is_known(table, canvas):
        if has_chart:
            curve(canvas, (x, y, width, chart), table['money'], 'Jak šly peníze')
        draw_last(table['last'], below, canvas)


def draw_rules(box: Rectangle, canvas: Canvas) -> None:
    """How it is played: as many whole sentences as there is room for."""
    x, top, width, height = box
    size, bottom = canvas.space.text * 0.95, top + height
    for rule in RULES.split('\n'):
        if top + len(wrap(rule, size, width)) * size * LINE > bottom:
            break
        top = canvas.label(rule, (x, top, width, bottom - top), 0.95, PALE)


def draw_last(last: Sequence[tuple[str, float]], box: Rectangle, canvas: Canvas) -> None:
    """The last games, the latest first, as many as there is room for."""
    x, y, width, height = box
    size = canvas.space.text * 0.9
    line = size * 1.5
    canvas.write('Poslední hry', x + size, y + line * 0.9, size, PALE, room=width - size)
    sums = max((text_width(change_text(won), size) for _, won in last), default=0.0)
    room, top = width - sums - size * 3, y + line * 1.6
    for message, won in last:
        colour = of_result(won, GOOD, BAD, EVEN)
        words = wrap(one_line(message), size, room)[:MOST_LINES]
        if top + len(words) * line > y + height:
            break
        canvas.write(change_text(won), x + size + sums, top + line / 2, size, colour, 'right')
        for part in words:
            canvas.write(part, x + size * 1.6 + sums, top + line / 2, size, colour)
            top += line
