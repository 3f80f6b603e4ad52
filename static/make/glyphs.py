"""Ranks and digits as single lines, 100 units high, drawn with one pen, so the pictures need no font; and the suits."""

from static.make.svg import at, path, stroke

SUITS = ('Pi', 'Sr', 'Ka', 'Kr')

OUTLINES = {
    'Pi': 'M0-49C9-32 44-10 44 15C44 28 35 36 24 36C15 36 8 32 4 25C5 36 9 43 18 48H-18C-9 43-5 36-4 25'
    'C-8 32-15 36-24 36C-35 36-44 28-44 15C-44-10-9-32 0-49Z',
    'Sr': 'M0 46C-9 30-46 10-46-17C-46-34-35-44-23-44C-12-44-4-38 0-27'
    'C4-38 12-44 23-44C35-44 46-34 46-17C46 10 9 30 0 46Z',
    'Ka': 'M0-49C8-31 22-13 37 0C22 13 8 31 0 49C-8 31-22 13-37 0C-22-13-8-31 0-49Z',
    'Kr': 'M-8-9A21 21 0 1 1 8-9A21 21 0 1 1 6 18C6 32 10 42 19 48H-19C-10 42-6 32-6 18A21 21 0 1 1-8-9Z',
}
"""The four suits as closed curves in a box from -50 to 50."""

# character -> (advance width, line of the pen)
LETTERS = {
    'A': (70, 'M3 100L35 0L67 100M15 66H55'),
    '2': (62, 'M4 27C4 11 15 0 31 0C47 0 58 11 58 27C58 41 48 51 38 62L3 100H60'),
    '3': (
        60,
        'M4 20C8 8 17 0 30 0C45 0 55 10 55 24C55 38 45 47 28 47C46 47 58 57 58 73C58 89 46 100 30 100C16 100 6 92 2 79',
    ),
    '4': (66, 'M47 100V0L2 70H66'),
    '5': (60, 'M54 0H12L7 46C14 40 21 37 30 37C47 37 58 49 58 68C58 87 46 100 29 100C16 100 7 94 2 84'),
    '6': (
        62,
        'M52 12C47 4 41 0 33 0C14 0 3 20 3 56C3 84 13 100 31 100C47 100 59 87 59 69C59 51 47 39 31 39C17 39 6 49 3 63',
    ),
    '7': (60, 'M2 0H58L22 100'),
    '8': (
        62,
        (
            'M31 46C17 46 7 36 7 23C7 10 17 0 31 0C45 0 55 10 55 23C55 36 45 46 31 46'
            'C14 46 3 58 3 73C3 89 14 100 31 100C48 100 59 89 59 73C59 58 48 46 31 46Z'
        ),
    ),
    '9': (
        62,
        (
            'M10 88C15 96 21 100 29 100C48 100 59 80 59 44C59 16 49 0 31 0'
            'C15 0 3 13 3 31C3 49 15 61 31 61C45 61 56 51 59 37'
        ),
    ),
    '1': (26, 'M2 20L20 0V100'),
    '0': (46, 'M23 0C37 0 45 20 45 50C45 80 37 100 23 100C9 100 1 80 1 50C1 20 9 0 23 0Z'),
    'J': (48, 'M22 0H46V70C46 90 36 100 23 100C10 100 3 91 1 78'),
    'Q': (70, 'M35 0C56 0 69 20 69 50C69 80 56 100 35 100C14 100 1 80 1 50C1 20 14 0 35 0ZM44 74L68 104'),
    'K': (62, 'M4 0V100M60 0L5 60M24 42L62 100'),
}
SPACING = 20
RANKS = ('A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K')


def text_width(text):
    """Width of a text in units of the pen's line (its height is 100)."""
    return sum(LETTERS[character][0] for character in text) + SPACING * (len(text) - 1)


def text_line(text, x, y, height, colour, pen):
    """A text whose line is centred on a place; `pen` is the width of the line in pixels."""
    scale = height / 100
    left = -text_width(text) / 2
    lines = []
    for character in text:
        advance, line = LETTERS[character]
        lines.append(at(left, -50, stroke(line, colour, pen / scale)))
        left += advance + SPACING
    return at(x, y, *lines, scale=scale)


def suit_symbol(suit, x, y, size, colour, turn=0, **more):
    """The symbol of a suit, `size` pixels high, with its middle at the given place."""
    return at(x, y, path(OUTLINES[suit], colour, **more), scale=size / 100, turn=turn)
