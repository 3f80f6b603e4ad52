"""The two backs: leaves in a lattice (blue) and stars between petals (red). Both look the same upside down."""

from static.make.paper import GOLD, HEIGHT, WIDTH, paper
from static.make.svg import at, box, circle, element, group, layers, path, stroke

FRAME = 9
LINE = 3.5
STEP_X, STEP_Y = 26, 21.5
ROWS, COLUMNS = 7, 5

# A willow leaf, its tip up, about 22 units high; too slim to be taken for a suit.
LEAF = 'M0-11C5.6-6 6 3 0 9.5C-6 3-5.6-6 0-11Z'
VEINS = 'M0 7V-7.5M0 3L3-.2M0 3L-3-.2M0-2L2.6-4.8M0-2L-2.6-4.8'
LEAN = 38
PETAL = 'M0-2.6C3.4-5.4 3.4-10 0-13.4C-3.4-10-3.4-5.4 0-2.6Z'
STAR = 'M0-5C.6-1.4 1.4-.6 5 0C1.4 .6 .6 1.4 0 5C-.6 1.4-1.4 .6-5 0C-1.4-.6-.6-1.4 0-5Z'


def lattice():
    """Places (row, column, x, y) of a staggered lattice that maps onto itself when the card is turned upside down."""
    for row in range(-ROWS, ROWS):
        shift = 1 / 4 if row % 2 == 0 else -1 / 4
        for column in range(-COLUMNS, COLUMNS + 1):
            yield row, column, WIDTH / 2 + (column + shift) * STEP_X, HEIGHT / 2 + (row + 1 / 2) * STEP_Y


def inset(distance, radius, **look):
    """A rectangle at a distance from the edge of the card."""
    size = {'width': WIDTH - 2 * distance, 'height': HEIGHT - 2 * distance}
    return box(distance, distance, **size, radius=radius, **look)


def framed(name, ground, line, pattern):
    """Paper, a coloured field with a pattern cut off at its border, and a thin inner line."""
    window = element('clipPath', inset(FRAME, 7, fill='#000000'), id=name)
    field = inset(FRAME, 7, fill=ground)
    border = inset(FRAME + LINE / 2, 6, fill='none', stroke=ground, stroke_width=LINE)
    inner = inset(FRAME + LINE, 4.5, fill='none', stroke=line, stroke_width=1.4)
    return layers(paper(), window, field, group(pattern, clip_path=f'url(#{name})'), border, inner)


def blue_back():
    """Leaves that lean left and right in turn, in the meshes of a lattice with a berry at each knot."""
    ground, pale = '#22508f', '#d7e6f8'
    leaf = layers(stroke('M0 8V14', pale, 1.6), path(LEAF, pale), stroke(VEINS, '#2a5c9f', 0.9))
    wires = stroke(f'M-{STEP_X / 2} 0L0-{STEP_Y}L{STEP_X / 2} 0', '#4a7dbd', 1.1)
    lines, leaves = [], []
    for row, column, x, y in lattice():
        # Every second row is the other one upside down.
        turn = (LEAN if column % 2 == 0 else -LEAN) + (0 if row % 2 == 0 else 180)
        lines.append(at(x, y, wires))
        leaves.append(at(x, y, leaf, turn=turn) + circle(x + STEP_X / 2, y, 2.1, GOLD))
    return framed('blue-field', ground, pale, layers(*lines, *leaves))


def red_back():
    """Flowers of four petals with little stars between them."""
    petals = [at(0, 0, path(PETAL, '#f6cfc4'), turn=turn) for turn in (45, 135, 225, 315)]
    flower = layers(*petals, circle(0, 0, 2.2, GOLD))
    star = at(STEP_X / 2, 0, path(STAR, '#e08a84'))
    pattern = [at(x, y, flower, star) for _row, _column, x, y in lattice()]
    return framed('red-field', '#9c1f33', '#f6cfc4', layers(*pattern))
