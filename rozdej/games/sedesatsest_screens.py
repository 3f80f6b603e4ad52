"""The screens of Šedesát šest without a table: the choice of a figure before the game, all tricks after a deal."""

from collections.abc import Sequence

from rozdej.games.sedesatsest_picture import FELT, FIGURE, FIGURES, deck_card, draw_felt, mood_of, names_of
from rozdej.games.sedesatsest_view import World, is_won, of_seat
from rozdej.table import furniture
from rozdej.table.canvas import PALE_TEXT, Canvas, Rectangle, card_name
from rozdej.table.furniture import CURVE_COLOUR, SOFT_TEXT
from rozdej.table.picture import WHITE
from rozdej.table.space import text_width, wrapped
from rozdej.table.widgets import INK, LINE

FIGURE_NAMES = ('Kocour', 'Liška', 'Sova', 'Medvěd')

EDGE = 0.6
"""How far the ground of a figure reaches beyond it, in heights of text."""

TAKEN = furniture.TrickLayout(step=0.56, wide=1.75, high=1.08, centred=True)

# Before the game.


def draw_lobby(figure: int, lines: Sequence[str], canvas: Canvas) -> None:
    """Four figures to choose from, and what is going to be played."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    room = min(width, text * 64)
    x += (width - room) / 2
    rows = [part for line in lines for part in wrapped(line, text, room - text * 3)]
    below = (len(rows) + 1) * text * LINE + text
    size = min((room - text * 4) / (FIGURES + 0.6), (height - below - text * 7.5) / 1.15)
    top = y + max(0.0, (height - below - size * 1.15 - text * 7.5) / 2)
    top = canvas.label('Šedesát šest', (x, top, room, text * 4), 2.2, PALE_TEXT, 'center', bold=True)
    top = canvas.label('Za koho budeš hrát?', (x, top, room, text * 2), 1.05, SOFT_TEXT, 'center') + text * 0.8
    step = (room - size - 2 * EDGE * text) / (FIGURES - 1)  # as wide as what lies below
    for number in range(1, FIGURES + 1):
        left = x + EDGE * text + (number - 1) * step
        draw_choice(number, number == figure, (round(left), round(top), size, size), canvas)
    top += size + text * 3.4
    canvas.panel('panel-dark', (x, top, room, len(rows) * text * LINE + text), text * 0.8)
    canvas.label('\n'.join(lines), (x + text * 1.5, top + text * 0.5, room - text * 3, height), 1.0, PALE_TEXT)


def draw_choice(number: int, is_chosen: bool, box: Rectangle, canvas: Canvas) -> None:
    """One of the figures; the chosen one is glad, and stands on a lighter ground."""
    x, y, width, height = box
    text = canvas.space.text
    edge = text * EDGE
    ground = (x - edge, y - edge, width + 2 * edge, height + text * 3.0)
    place = f'{FIGURE}{number}'
    canvas.zones[place] = ground
    canvas.focus_looks[place] = 'stone-last'
    canvas.panel('banner' if is_chosen else 'panel-dark', ground, text * 0.9, place)
    mood = 'glad' if is_chosen else 'calm'
    canvas.image(f'figure-{number}-{mood}', box, place)
    name = FIGURE_NAMES[number - 1]
    colour = INK if is_chosen else PALE_TEXT
    size = min(text, (width + text) / text_width(f'{number} {name}', 1.0, bold=True))
    canvas.write(f'{number} {name}', x + width / 2, y + height + text * 1.1, size, colour, 'center', is_chosen)


# After a deal.


def draw_end(world: World, seat: int, figures: tuple[int, int], sentence: str, canvas: Canvas) -> None:
    """Who has won how much, the points, and all tricks of both."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    draw_felt(canvas)
    mood = mood_of(world, seat)
    title = 'Vyhráváš!' if is_won(world) else 'Tentokrát vyhrává soupeř.'
    head = min(text * 8, height * 0.26)
    face = head * 0.96
    canvas.image(f'figure-{figures[0]}-{mood}', (x, y, face, face), FELT)
    left = x + face + text
    room = x + width - left
    top = canvas.label(title, (left, y, room, head * 0.5), min(2.0, head / text / 4), PALE_TEXT, bold=True)
    top = canvas.label(sentence, (left, top, room, text * 1.6), 1.0, CURVE_COLOUR)
    wins = [of_seat(world, 'vyhry', number) for number in (seat, 1 - seat)]
    canvas.label(f'Výherní body dohromady: {wins[0]} : {wins[1]}', (left, top, room, text * 1.6), 1.0, SOFT_TEXT)
    top = y + head + text * 0.4
    each = (y + height - top - text * 0.4) / 2
    most = max(4, *(len(of_seat(world, 'stychy', number)) for number in (0, 1)))
    for row, number in enumerate((seat, 1 - seat)):
        box = (x, top + row * (each + text * 0.4), width, each)
        draw_taken(world, number, names_of(world, number)[0], figures[row], most, box, canvas)


def draw_taken(world: World, number: int, name: str, figure: int, most: int, box: Rectangle, canvas: Canvas) -> None:
    """The tricks of one of them, as large as those of who has `most`."""
    x, y, width, height = box
    text = canvas.space.text
    canvas.panel('panel-dark', box, text * 0.8, FELT)
    tricks, points = of_seat(world, 'stychy', number), of_seat(world, 'body', number)
    face = min(text * 2.2, height * 0.3)
    canvas.image(f'figure-{figure}-calm', (x + text * 0.5, y + text * 0.2, face, face), FELT)
    words = f'{name} · body: {points} · štychy: {len(tricks)}'
    middle = y + text * 0.2 + face / 2
    canvas.write(words, x + face + text, middle, text, bold=True, room=width - face - text * 2)
    room = (x + text * 0.8, y + face + text * 0.5, width - text * 1.6, height - face - text * 0.9)
    taken = [[(card_name(deck_card(played), canvas.back), WHITE) for played in trick] for trick in tricks]
    furniture.tricks(canvas, room, taken, most, TAKEN, FELT)
