"""The faces of the cards: corner indices, pips, aces, and court cards with their panel."""

from static.make import courts
from static.make.glyphs import OUTLINES, RANKS, suit_symbol, text_line, text_width
from static.make.paper import CELL_HEIGHT, CELL_WIDTH, EDGE, HEIGHT, MARGIN, PAPER, WIDTH, paper, two_headed
from static.make.svg import Picture, at, circle, element, group, path, stroke

LEFT, MIDDLE, RIGHT = 60, 100, 140
INDEX_HEIGHT, INDEX_MIDDLE = 35, 35
# Where the pips begin: below what a fan of cards shows, so that no tips of them peep out there.
PIPS_TOP = 63
ACE_SCALE = 1.16

# For each rank: columns with the heights of their pips, 0 = top row, 1 = bottom row.
PIPS = {
    2: {MIDDLE: (0, 1)},
    3: {MIDDLE: (0, 1 / 2, 1)},
    4: {LEFT: (0, 1), RIGHT: (0, 1)},
    5: {LEFT: (0, 1), MIDDLE: (1 / 2,), RIGHT: (0, 1)},
    6: {LEFT: (0, 1 / 2, 1), RIGHT: (0, 1 / 2, 1)},
    7: {LEFT: (0, 1 / 2, 1), MIDDLE: (1 / 4,), RIGHT: (0, 1 / 2, 1)},
    8: {LEFT: (0, 1 / 2, 1), MIDDLE: (1 / 4, 3 / 4), RIGHT: (0, 1 / 2, 1)},
    9: {LEFT: (0, 1 / 3, 2 / 3, 1), MIDDLE: (1 / 2,), RIGHT: (0, 1 / 3, 2 / 3, 1)},
    10: {LEFT: (0, 1 / 3, 2 / 3, 1), MIDDLE: (1 / 6, 5 / 6), RIGHT: (0, 1 / 3, 2 / 3, 1)},
}
PIP_SIZES = {2: 46, 3: 46, 4: 42, 5: 42, 6: 42, 7: 38, 8: 38, 9: 33, 10: 33}

# The panel behind a court figure leaves room for the indices in two corners.
PANEL = (
    'M87 14H177A9 9 0 0 1 186 23V209A9 9 0 0 1 177 218H131A9 9 0 0 0 122 227V257A9 9 0 0 1 113 266'
    'H23A9 9 0 0 1 14 257V71A9 9 0 0 1 23 62H69A9 9 0 0 0 78 53V23A9 9 0 0 1 87 14Z'
)
# Where the two halves of a court card meet: a slope through the middle, so it maps onto itself.
SASH = 'M0 125L200 155'
UPPER_HALF = 'M0 125L200 155V0H0Z'

# The part of a suit symbol that the line inside an ace follows: the stem would only confuse it.
ACE_BODIES = OUTLINES | {
    'Pi': 'M0-49C9-32 44-10 44 15C44 28 35 36 24 36C14 36 5 30 0 20'
    'C-5 30-14 36-24 36C-35 36-44 28-44 15C-44-10-9-32 0-49Z'
}
CLUB_LOBES = ((0, -28.4), (23.2, 5.6), (-23.2, 5.6))


def definitions():
    """What the cards of a sheet refer to: places to cut drawings off at."""
    panel = element('clipPath', element('path', d=PANEL), id='court-panel')
    half = element('clipPath', element('path', d=UPPER_HALF, clip_path='url(#court-panel)'), id='court-half')
    aces = [element('clipPath', element('path', d=body), id=f'ace-{suit}') for suit, body in ACE_BODIES.items()]
    return element('defs', panel, half, *aces)


def index(rank, suit, colour):
    """Rank and suit side by side in the corner, so that a fan of cards shows both."""
    label = RANKS[rank - 1]
    width = text_width(label) * INDEX_HEIGHT / 100
    middle = 13 + max(width, 22) / 2
    symbol = suit_symbol(suit, middle + width / 2 + 20, INDEX_MIDDLE, 28, colour)
    return text_line(label, middle, INDEX_MIDDLE, INDEX_HEIGHT, colour, 6.4) + symbol


def pips(rank, suit, colour):
    """The suit symbols of a number card, the lower ones upside down."""
    size = PIP_SIZES[rank]
    top, bottom = PIPS_TOP + size / 2, HEIGHT - PIPS_TOP - size / 2
    drawn = []
    for x, heights in PIPS[rank].items():
        for height in heights:
            turn = 180 if height > 1 / 2 else 0
            drawn.append(suit_symbol(suit, x, top + height * (bottom - top), size, colour, turn))
    return ''.join(drawn)


def ace(suit, colour):
    """One big symbol with a fine line inside."""
    if suit == 'Kr':
        line = ''.join(circle(x, y, 14.4, 'none', stroke=PAPER, stroke_width=2) for x, y in CLUB_LOBES)
    else:
        # A broad stroke cut off at the outline leaves a line at the same distance from the edge everywhere.
        body = {'d': ACE_BODIES[suit], 'fill': 'none'}
        wide = element('path', stroke=PAPER, stroke_width=15, **body)
        line = group(wide, element('path', stroke=colour, stroke_width=11, **body), clip_path=f'url(#ace-{suit})')
    return at(WIDTH / 2, HEIGHT / 2, path(OUTLINES[suit], colour), line, scale=ACE_SCALE)


def court(rank, suit, family):
    """A two-headed figure on its panel."""
    panel = path(PANEL, family.panel, stroke=family.panel_line, stroke_width=1.5)
    figure = at(110.5, 73, courts.FIGURES[rank, suit](family), scale=0.95)
    watermark = suit_symbol(suit, 46, 87, 34, family.panel_line, opacity=0.5)
    halves = two_headed(watermark + group(figure, clip_path='url(#court-half)'))
    sash = stroke(SASH, family.metal, 9, stroke_linecap='butt') + stroke(SASH, family.dark, 2, stroke_linecap='butt')
    return panel + halves + group(sash, clip_path='url(#court-panel)')


def face(rank, suit, scheme):
    """A whole card, its face up."""
    colour = scheme.suits[suit]
    if rank == 1:
        middle = ace(suit, colour)
    elif rank > 10:
        middle = court(rank, suit, scheme.families[suit])
    else:
        middle = pips(rank, suit, colour)
    return paper() + middle + two_headed(index(rank, suit, colour))


def card_picture(name, drawing):
    """A card in its cell of the sheet."""
    return Picture(name, CELL_WIDTH, CELL_HEIGHT, at(MARGIN, MARGIN, drawing), fringe=EDGE)
