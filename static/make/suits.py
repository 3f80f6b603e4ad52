"""The four suits as closed curves in a box from -50 to 50."""

from static.make.svg import at, path

SUITS = ('Pi', 'Sr', 'Ka', 'Kr')

OUTLINES = {
    'Pi': 'M0-49C9-32 44-10 44 15C44 28 35 36 24 36C15 36 8 32 4 25C5 36 9 43 18 48H-18C-9 43-5 36-4 25'
    'C-8 32-15 36-24 36C-35 36-44 28-44 15C-44-10-9-32 0-49Z',
    'Sr': 'M0 46C-9 30-46 10-46-17C-46-34-35-44-23-44C-12-44-4-38 0-27'
    'C4-38 12-44 23-44C35-44 46-34 46-17C46 10 9 30 0 46Z',
    'Ka': 'M0-49C8-31 22-13 37 0C22 13 8 31 0 49C-8 31-22 13-37 0C-22-13-8-31 0-49Z',
    'Kr': 'M-8-9A21 21 0 1 1 8-9A21 21 0 1 1 6 18C6 32 10 42 19 48H-19C-10 42-6 32-6 18A21 21 0 1 1-8-9Z',
}


def suit_symbol(suit, x, y, size, colour, turn=0, **more):
    """The symbol of a suit, `size` pixels high, with its middle at the given place."""
    return at(x, y, path(OUTLINES[suit], colour, **more), scale=size / 100, turn=turn)
