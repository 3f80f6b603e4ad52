"""Small things on a table: stones, coins, markers, suit symbols, confetti."""

from static.make.families import FOUR_COLOURS, TWO_COLOURS
from static.make.glyphs import OUTLINES, SUITS, suit_symbol, text_line, text_width
from static.make.paper import (
    COPPER,
    COPPER_DARK,
    GOLD,
    GOLD_DARK,
    HEIGHT,
    RED,
    SILVER,
    SILVER_DARK,
    WHITE,
    WIDTH,
    paper,
)
from static.make.svg import Picture, at, box, circle, ellipse, layers, path, stroke

SIZE = 96
SYMBOL = 64
SCRAP = 32
SHINE = '#ffe7a6'
CLOTH = '#155c40'
COINS = {
    '1': (COPPER, COPPER_DARK),
    '5': (COPPER, COPPER_DARK),
    '10': (SILVER, SILVER_DARK),
    '50': (SILVER, SILVER_DARK),
    '100': (GOLD, GOLD_DARK),
    '500': (GOLD, GOLD_DARK),
}
STAR = (
    'M0-44C3-44 5-42 7-38L15-18L38-16C46-15 48-9 42-4L25 11L31 34C33 42 27 46 20 42L0 29L-20 42C-27 46-33 42-31 34'
    'L-25 11L-42-4C-48-9-46-15-38-16L-15-18L-7-38C-5-42-3-44 0-44Z'
)


def counter(name, drawing, fringe):
    """A picture of the usual size."""
    return Picture(name, SIZE, SIZE, drawing, fringe=fringe)


def stones():
    """The cross and the ring of five in a row, marks for the last stone and (to lie under stones) for a full row."""
    cross = 'M24 24C39 37 55 55 72 72M72 24C57 37 39 55 24 72'
    x = layers(at(0, 2, stroke(cross, '#123a66', 17)), stroke(cross, '#2c74c4', 17))
    x += stroke('M25 22C32 28 40 36 46 42', '#6fa8e3', 4)
    o = circle(48, 50, 25, 'none', stroke='#7d2413', stroke_width=16)
    o += circle(48, 48, 25, 'none', stroke='#d9502f', stroke_width=16) + stroke(
        'M26 42C28 34 33 29 40 26', '#f39c7d', 4
    )
    dashes = {'stroke_dasharray': '14 8.78', 'stroke_linecap': 'round'}
    last = circle(48, 48, 43.5, 'none', stroke=GOLD_DARK, stroke_width=4, **dashes)
    row = box(3, 3, 90, 90, GOLD, 14, opacity=0.4) + box(5, 5, 86, 86, 'none', 12, stroke=GOLD, stroke_width=4)
    drawings = {
        'stone-x': (x, '#123a66'),
        'stone-o': (o, '#7d2413'),
        'stone-last': (last, GOLD_DARK),
        'stone-row': (row, GOLD),
    }
    return [counter(name, *drawing) for name, drawing in drawings.items()]


def coin(value, metal, dark):
    """A coin with its value and a ring of beads."""
    disc = circle(0, 3, 43, dark) + circle(0, 0, 43, metal) + circle(0, 0, 40, 'none', stroke=dark, stroke_width=1.6)
    dots = {'stroke_dasharray': '0.1 7.127', 'stroke_linecap': 'round'}
    beads = circle(0, 0, 34.5, 'none', stroke=dark, stroke_width=3.4, **dots)
    height = min(34, 42 / text_width(value) * 100)
    return at(48, 47, disc, beads, text_line(value, 0, 0, height, dark, 5.6))


def pile(x, y, number, metal, dark):
    """Coins lying on each other, seen from the side."""
    edge = ellipse(0, 5, 23, 9, dark) + box(-23, 0, 46, 5, dark)
    top = ellipse(0, 0, 23, 9, metal) + ellipse(0, 0, 16, 5.4, 'none', stroke=dark, stroke_width=1.6)
    return layers(*(at(x, y - 9 * level, edge, top) for level in range(number)))


def coins():
    """Coins of six values and a heap of them."""
    heap = layers(
        pile(30, 76, 4, SILVER, SILVER_DARK), pile(66, 66, 6, GOLD, GOLD_DARK), pile(56, 82, 2, COPPER, COPPER_DARK)
    )
    singles = [counter(f'coin-{value}', coin(value, *metals), metals[1]) for value, metals in COINS.items()]
    return [*singles, counter('coins', heap, GOLD_DARK)]


def small_card(x, y, turn, drawing=''):
    """A little card, for markers."""
    gap = box(-10, -10, WIDTH + 20, HEIGHT + 20, CLOTH, 20)
    return at(x, y, at(-WIDTH / 2, -HEIGHT / 2, gap, paper(), drawing), turn=turn, scale=0.135)


def dealer():
    """A disc with a hand of cards: who deals."""
    hand = (
        small_card(36, 49, -20) + small_card(48, 46, 0) + small_card(60, 49, 20, suit_symbol('Sr', 100, 140, 130, RED))
    )
    return layers(circle(48, 50, 43, GOLD_DARK), circle(48, 47, 43, GOLD), circle(48, 47, 36, CLOTH), hand)


def turn_marker():
    """An arrow down: whose turn it is."""
    arrow = 'M48 84C44 84 40 80 36 74L14 40C8 30 14 20 25 20H71C82 20 88 30 82 40L60 74C56 80 52 84 48 84Z'
    return layers(at(0, 3, path(arrow, GOLD_DARK)), path(arrow, GOLD), stroke('M26 30H66', SHINE, 4))


def trophy():
    """A cup: who won."""
    handles = stroke('M26 22C10 20 12 44 32 46M70 22C86 20 84 44 64 46', GOLD_DARK, 6)
    cup = path('M26 14H70C72 42 62 54 52 58V68H44V58C34 54 24 42 26 14Z', GOLD)
    foot = path('M30 82C30 70 66 70 66 82Z', GOLD_DARK)
    return layers(
        handles, cup, foot, stroke('M34 22C34 34 37 42 41 47', SHINE, 4), at(50, 33, path(STAR, '#fff3cf'), scale=0.3)
    )


def markers():
    """Who deals, whose turn it is, who won."""
    drawings = {'dealer': dealer(), 'turn': turn_marker(), 'trophy': trophy()}
    return [counter(name, drawing, GOLD_DARK) for name, drawing in drawings.items()]


def confetti():
    """White scraps to be tinted, for the celebration of a win."""
    drawings = {
        'star': at(16, 16, path(STAR, '#ffffff'), scale=0.3),
        'paper': at(16, 16, box(-10, -6, 20, 12, '#ffffff', 1.5), turn=20),
        'dot': circle(16, 16, 9, '#ffffff'),
        'ribbon': stroke('M6 22C8 8 14 8 16 16C18 24 24 24 26 10', '#ffffff', 4.6),
    }
    return [Picture(f'confetti-{name}', SCRAP, SCRAP, drawing, fringe='#ffffff') for name, drawing in drawings.items()]


def suits():
    """The suit symbols alone, in both schemes, with a pale rim so that dark ones show on dark cloth."""
    drawn = []
    for prefix, scheme in (('suit', TWO_COLOURS), ('suit4', FOUR_COLOURS)):
        for suit in SUITS:
            rim = path(OUTLINES[suit], WHITE, stroke=WHITE, stroke_width=14, stroke_linejoin='round')
            symbol = at(SYMBOL / 2, SYMBOL / 2, rim, path(OUTLINES[suit], scheme.suits[suit]), scale=0.48)
            drawn.append(Picture(f'{prefix}-{suit}', SYMBOL, SYMBOL, symbol, fringe=WHITE))
    return drawn


def pictures():
    """All of them."""
    return stones() + coins() + markers() + suits() + confetti()
