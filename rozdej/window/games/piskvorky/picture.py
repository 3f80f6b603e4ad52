"""Draws the table of five in a row: the board, both players, and the last message."""

from collections.abc import Mapping, Sequence
from typing import Any

from rozdej.window.games.piskvorky.rules import DIGITS, LETTERS, NAMES, POSITIONS, name_of, winner, winning_five
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.drawing_parts import Board, person
from rozdej.window.gui.picture import WHITE, Colour, Rectangle
from rozdej.window.gui.widgets import FAINT_INK, INK

STONES = {'x': 'stone-x', 'o': 'stone-o'}
COVERED = (178, 190, 196, 255)
"""The tint of a board on which the stones are hidden."""

WINNING_LINE = (255, 201, 60, 255)
PALE_STONE: Colour = (255, 255, 255, 110)
"""The tint of all other stones when five are lit."""

RIVALS = {'weak': ('Bětka', 4), 'middle': ('Dana', 1), 'strong': ('Děda', 3)}
"""Name and face of the kit's opponents."""

SAYINGS = {
    'wins': ('vyhrává', 'vyhráváš'),
    'turn': ('je na tahu', 'jsi na tahu'),
    'x': ('hraje křížky', 'máš křížky'),
    'o': ('hraje kolečka', 'máš kolečka'),
}
"""What stands under a name, about somebody and to you."""

Options = Mapping[str, Any]


def draw_table(game: dict, options: Options, canvas: Canvas) -> None:
    """All of it: the board, and beside it (above it in a tall window) the players and the last words."""
    board, seats, words = _places(canvas)
    for box, player in zip(seats, 'xo', strict=True):
        _player(game, options, canvas, box, player)
    _words(game, canvas, words)
    _board(game, options, canvas, board, seats)


def _places(canvas: Canvas) -> tuple[Rectangle, list[Rectangle], Rectangle]:
    """Where the board lies, where the two players sit, and where the last words stand."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    gap = text * 0.6
    if width < height * 1.15:
        high, half = min(text * 5.2, height * 0.14), (width - gap) / 2
        y += max(0.0, (height - 2 * (high + gap) - width) / 2)
        seats = [(x + number * (half + gap), y, half, high) for number in range(2)]
        words = (x, y + high + gap, width, high)
        top = words[1] + words[3] + gap
        return (x, top, width, min(width, canvas.room[1] + height - top)), seats, words
    side = min(max(width - height * 1.02, text * 17), text * 26)
    wide = min(width - side, height)
    x += (width - wide - side) / 2  # board and players stand together in the middle
    left, high = x + wide + gap, min(text * 5.2, height * 0.24)
    seats = [(left, y + number * (high + gap), side - gap, high) for number in range(2)]
    top = y + 2 * (high + gap)
    return (x, y, wide, height), seats, (left, top, side - gap, min(y + height - top, text * 10))


def _player(game: dict, options: Options, canvas: Canvas, box: Rectangle, player: str) -> None:
    best = winner(game['hra'], game['posledni'])
    on_turn = not game['hra']['konec'] and game['hra']['hrac'] == player
    state = 'wins' if best == player else 'turn' if on_turn else player
    rival = options['rival']
    you = rival != 'person' and player == options['side']
    names = options.get('names') or ('Hráč x', 'Hráč o')
    name, picture, badge = names['xo'.index(player)], STONES[player], ''
    if you:
        name = 'Ty'
    elif rival in RIVALS:
        name, face = RIVALS[rival]
        mood = 'calm' if not best else 'glad' if best == player else 'sad'
        picture, badge = f'person-{face}-{mood}', STONES[player]
    elif rival != 'person':
        name = 'Tvůj program'
    person(canvas, box, 1, name, [SAYINGS[state][you]], on_turn=on_turn, picture=picture, badge=badge)


def _words(game: dict, canvas: Canvas, box: Rectangle) -> None:
    """The last command, and what the student's program said to it."""
    x, y, width, height = box
    text = canvas.space.text
    canvas.panel('panel', box, min(text, height / 2))
    inner = (x + text * 0.9, y + text * 0.4, width - text * 1.8, height - text * 0.8)
    if not game['prikaz']:
        canvas.label(game['zprava'] or 'Začíná x. Klikni na pole, nebo napiš příkaz, třeba e5.', inner, 1.0, INK)
        return
    row, column = game['posledni']
    who = game['hra']['plan'][row][column]
    if height > text * 8:
        below = canvas.label(f'Poslední tah hráče {who}:', inner, 0.9, FAINT_INK, 'center')
        below = canvas.label(game['prikaz'], (inner[0], below, inner[2], inner[3]), 3.4, INK, 'center', bold=True)
        canvas.label(game['zprava'], (inner[0], below, inner[2], y + height - below), 1.0, INK, 'center')
    else:
        below = canvas.label(f'{who}: {game["prikaz"]}', inner, 1.3, INK, bold=True)
        canvas.label(game['zprava'], (inner[0], below, inner[2], y + height - below), 0.95, INK)


def _board(game: dict, options: Options, canvas: Canvas, box: Rectangle, seats: Sequence[Rectangle]) -> None:
    over = game['hra']['konec']
    hidden = options['blind'] and not over and not canvas.revealed
    board = Board(canvas, box, NAMES, DIGITS, list(reversed(LETTERS)), COVERED if hidden else WHITE)
    if hidden:
        return
    plan, last = game['hra']['plan'], game['posledni']
    five = winning_five(plan, last) if over and last else []
    for name in five or ([name_of(last)] if last else []):
        board.mark('stone-row', name)
    for name, (row, column) in POSITIONS.items():
        player = plan[row][column]
        if player in STONES:
            x, y, _, height = seats['xo'.index(player)]
            colour = PALE_STONE if five and name not in five else WHITE
            stone = board.stone(STONES[player], name, (x + height / 2, y + height / 2), colour)
            if name in five:
                canvas.glad.append(stone)
    if five:
        board.line(five[0], five[-1], WINNING_LINE)
