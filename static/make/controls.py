"""Buttons, panels and plain tiles. They are cut into parts, so that code can stretch their middle to any size."""

from static.make.svg import Picture, box

BUTTON_WIDTH, BUTTON_HEIGHT, BUTTON_END = 96, 48, 20
PANEL_SIZE, PANEL_CORNER = 96, 24
SQUARE, SQUARE_EDGE = 96, 2
WHITE_SIZE, WHITE_EDGE = 16, 4

# name -> face of the button, its lower edge, how far it is pressed down
BUTTONS = {
    'button': ('#fbf2dc', '#c3a468', 0),
    'button-hover': ('#ffffff', '#d6b878', 0),
    'button-pressed': ('#ecdcb4', '#c3a468', 3),
    'button-on': ('#ffd566', '#b98718', 0),
    'button-disabled': ('#a9b5a6', '#8a9888', 0),
}
# name -> ground, edge, opacity of the ground
PANELS = {
    'panel': ('#fff9ea', '#c3a468', 1),
    'panel-dark': ('#08241a', '#3f7a5e', 0.86),
    'banner': ('#ffe6a6', '#c98a1c', 1),
}


def thirds(name):
    """The parts of a button: two ends, and a middle to stretch."""
    middle = BUTTON_WIDTH - 2 * BUTTON_END
    return (
        (f'{name}-left', (0, 0, BUTTON_END, BUTTON_HEIGHT)),
        (f'{name}-middle', (BUTTON_END, 0, middle, BUTTON_HEIGHT)),
        (f'{name}-right', (BUTTON_WIDTH - BUTTON_END, 0, BUTTON_END, BUTTON_HEIGHT)),
    )


def button(name, face, lip, down):
    """A button in one of its states."""
    edge = box(2, 2, BUTTON_WIDTH - 4, BUTTON_HEIGHT - 4, lip, 11)
    top = box(2, 2 + down, BUTTON_WIDTH - 4, BUTTON_HEIGHT - 8, face, 11)
    return Picture(name, BUTTON_WIDTH, BUTTON_HEIGHT, edge + top, thirds(name), lip)


def button_focus():
    """The ring on the button that has the keyboard."""
    colour = '#1d4f91'
    ring = box(3.5, 3.5, BUTTON_WIDTH - 7, BUTTON_HEIGHT - 7, 'none', 10, stroke=colour, stroke_width=4)
    return Picture('button-focus', BUTTON_WIDTH, BUTTON_HEIGHT, ring, thirds('button-focus'), colour)


def ninths(name):
    """The parts of a panel by compass points: four corners, four edges and a centre (`-c`) to stretch."""
    far, middle = PANEL_SIZE - PANEL_CORNER, PANEL_SIZE - 2 * PANEL_CORNER
    spans = (0, PANEL_CORNER), (PANEL_CORNER, middle), (far, PANEL_CORNER)
    names = ('nw', 'n', 'ne'), ('w', 'c', 'e'), ('sw', 's', 'se')
    return tuple(
        (f'{name}-{names[row][column]}', (x, y, width, height))
        for row, (y, height) in enumerate(spans)
        for column, (x, width) in enumerate(spans)
    )


def panel(name, ground, edge, opacity):
    """The ground of a dialog or of a message."""
    field = box(2, 2, PANEL_SIZE - 4, PANEL_SIZE - 4, ground, 15, opacity=opacity)
    line = box(3.5, 3.5, PANEL_SIZE - 7, PANEL_SIZE - 7, 'none', 13.5, stroke=edge, stroke_width=3)
    return Picture(name, PANEL_SIZE, PANEL_SIZE, field + line, ninths(name), edge)


def square():
    """One square of a board. It is drawn a little larger than its part, so that neighbours show no seam."""
    size = SQUARE + 2 * SQUARE_EDGE
    field = box(SQUARE_EDGE + 1, SQUARE_EDGE + 1, SQUARE - 2, SQUARE - 2, '#f8f0dd')
    part = ('square', (SQUARE_EDGE, SQUARE_EDGE, SQUARE, SQUARE))
    return Picture('square-tile', size, size, box(0, 0, size, size, '#cdb98d') + field, (part,))


def white():
    """Plain white, to be tinted and stretched: lines and rectangles of any colour from the same texture."""
    size = WHITE_SIZE - 2 * WHITE_EDGE
    part = ('white', (WHITE_EDGE, WHITE_EDGE, size, size))
    return Picture('white-tile', WHITE_SIZE, WHITE_SIZE, box(0, 0, WHITE_SIZE, WHITE_SIZE, '#ffffff'), (part,))


def pictures():
    """All of them."""
    buttons = [button(name, *look) for name, look in BUTTONS.items()]
    panels = [panel(name, *look) for name, look in PANELS.items()]
    return [*buttons, button_focus(), *panels, square(), white()]
