"""What lies under and around cards: empty places, outlines, shadows."""

from static.make.glyphs import text_line
from static.make.paper import CELL_HEIGHT, CELL_WIDTH, HEIGHT, MARGIN, RADIUS, WIDTH
from static.make.svg import Picture, at, box, element, group, layers, stroke

# Outlines and shadows are larger than the cell of a card by this much on each side; their middles fall together.
FRAME_ROOM = 12
SHADOW_ROOM = 28
FAINT = 0.42


def slot(name, hint=''):
    """An empty place for a card, seen on any cloth: a little darker, with a pale line."""
    floor = box(2, 2, WIDTH - 4, HEIGHT - 4, '#000000', RADIUS - 2, opacity=0.16)
    edge = box(3, 3, WIDTH - 6, HEIGHT - 6, 'none', RADIUS - 3, stroke='#ffffff', stroke_width=3)
    drawing = at(MARGIN, MARGIN, floor, group(edge, hint, opacity=FAINT))
    return Picture(name, CELL_WIDTH, CELL_HEIGHT, drawing, fringe='#ffffff')


def slots():
    """Empty places: plain, waiting for an ace or a king, and a stock that can be turned over again."""
    around = stroke('M136 158A38 38 0 1 1 133 117M137 94V120H111', '#ffffff', 8)
    return [
        slot('slot'),
        slot('slot-ace', text_line('A', 100, 140, 70, '#ffffff', 9)),
        slot('slot-king', text_line('K', 100, 140, 70, '#ffffff', 9)),
        slot('slot-recycle', around),
    ]


def outline(name, *lines):
    """Lines around a card, the lowest first."""
    edge = FRAME_ROOM + MARGIN - 3
    drawn = layers(*(box(edge, edge, WIDTH + 6, HEIGHT + 6, 'none', RADIUS + 3, **line) for line in lines))
    width, height = CELL_WIDTH + 2 * FRAME_ROOM, CELL_HEIGHT + 2 * FRAME_ROOM
    return Picture(name, width, height, drawn, fringe=UNDER['stroke'])


UNDER = {'stroke': '#2b1d00', 'stroke_width': 10, 'opacity': 0.75}
DASHED = {'stroke_dasharray': '16 12', 'stroke_linecap': 'round'}
DOTTED = {'stroke_dasharray': '0.1 13', 'stroke_linecap': 'round'}


def frames():
    """Outlines that differ in shape and not in colour alone: selected, keyboard focus, possible goal."""
    return [
        outline('frame-selected', UNDER, {'stroke': '#ffc93c', 'stroke_width': 6.4}),
        outline('frame-focus', UNDER | DASHED, {'stroke': '#ffffff', 'stroke_width': 5} | DASHED),
        outline('frame-goal', UNDER | DOTTED, {'stroke': '#8ff0b4', 'stroke_width': 7} | DOTTED),
    ]


def shadow(name, blur, strength):
    """The soft shadow of a card."""
    room = {'x': '-20%', 'y': '-20%', 'width': '140%', 'height': '140%'}
    soften = element('filter', element('feGaussianBlur', stdDeviation=blur), id=f'{name}-blur', **room)
    edge = SHADOW_ROOM + MARGIN
    card = box(edge, edge, WIDTH, HEIGHT, '#000000', RADIUS, opacity=strength, filter=f'url(#{name}-blur)')
    return Picture(name, CELL_WIDTH + 2 * SHADOW_ROOM, CELL_HEIGHT + 2 * SHADOW_ROOM, soften + card)


def shadows():
    """The shadow of a card that lies, and of one that is lifted."""
    return [shadow('shadow', 4, 0.45), shadow('shadow-lifted', 9, 0.5)]


def pictures():
    """All of them."""
    return slots() + frames() + shadows()
