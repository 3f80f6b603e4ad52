"""Heads with faces, drawn around (0, 0), about 50 pixels wide; courts and players share them."""

from typing import NamedTuple

from static.make.paper import INK
from static.make.svg import both_sides, circle, ellipse, layers, number, path, stroke


class Skin(NamedTuple):
    """Colours of a skin: lit, in shadow, cheeks, lips."""

    light: str
    shade: str
    cheek: str
    lips: str


FAIR = Skin('#ffdcc0', '#f0b896', '#f7a08c', '#b5413f')
PALE = Skin('#fbe3d2', '#e8bda6', '#f0a596', '#a8324a')
TAN = Skin('#f3c29a', '#d99a6c', '#e58a6a', '#9c3a30')
BROWN = Skin('#b97a4d', '#945a33', '#a8553a', '#6e2420')


def neck(skin):
    """The neck; clothes and collars are drawn over it."""
    return path('M-10 18V46C-10 54 10 54 10 46V18Z', skin.shade)


def head(skin, jaw='round'):
    """Ears and the bare face."""
    jaws = {
        'round': 'M-25-6C-25 17-14 30 0 30C14 30 25 17 25-6C25-34-25-34-25-6Z',
        'soft': 'M-24-6C-24 14-11 31 0 31C11 31 24 14 24-6C24-34-24-34-24-6Z',
        'broad': 'M-25-6C-25 8-24 17-17 24C-11 30 11 30 17 24C24 17 25 8 25-6C25-34-25-34-25-6Z',
    }
    ears = both_sides(ellipse(25, 3, 4.5, 6.5, skin.light) + stroke('M25.5 1C27 2 27 5 25 6.5', skin.shade, 1.4))
    return ears + path(jaws[jaw], skin.light)


def eyes(lashes=False):
    """A pair of open eyes."""
    lids = both_sides(stroke('M6.6-2.6C9-5.4 13-4.8 15.4-2.2', INK, 1.6)) if lashes else ''
    # The light comes from one side, so the sparks in both eyes are on the same side too.
    return lids + layers(*(ellipse(x, 0, 3, 3.8, INK) + circle(x + 1, -1.4, 1.15, '#ffffff') for x in (-10, 10)))


def laughing_eyes():
    """A pair of eyes closed in laughter."""
    return both_sides(stroke('M5.5 1C7.5-3.5 12.5-3.5 14.5 1', INK, 2.6))


def brows(colour, tilt=0, width=2.4, height=-9):
    """Eyebrows; a positive tilt lifts their inner ends (sad), a negative one lowers them (stern)."""
    inner, arch, outer = height - tilt, height - 2.6 - tilt / 2, height + 0.8 + tilt / 2
    line = f'M5.5 {number(inner)}C8 {number(arch)} 13 {number(height - 2.4)} 15.5 {number(outer)}'
    return both_sides(stroke(line, colour, width))


def nose(skin):
    """A small nose."""
    return stroke('M0 3C2.6 6 3.4 8.4 0.4 9.2', skin.shade, 2.2)


MOUTHS = {
    'smile': 'M-6.5 15C-3.5 19 3.5 19 6.5 15',
    'calm': 'M-5.5 16.5C-2 17.8 2 17.8 5.5 16.3',
    'sad': 'M-6 19C-3 15.6 3 15.6 6 19',
}


def mouth(kind, skin):
    """A closed mouth: one line, or full lips for `lips`."""
    if kind == 'lips':
        lips = 'M-7 14.6C-4.5 13.8-2 13.6 0 14.8C2 13.6 4.5 13.8 7 14.6C4 20.6-4 20.6-7 14.6Z'
        return path(lips, skin.lips) + stroke('M-8 14C-4 17.4 4 17.4 8 14', skin.lips, 1.5)
    return stroke(MOUTHS[kind], skin.lips, 2.4)


def open_mouth():
    """A laughing mouth."""
    lips = 'M-9 14C-4 15.6 4 15.6 9 14C8 21.5 4 24 0 24C-4 24-8 21.5-9 14Z'
    return path(lips, '#7a1f26') + path('M-7.6 14.5C-3 15.7 3 15.7 7.6 14.5L7 17C3 18-3 18-7 17Z', '#ffffff')


def cheeks(skin):
    """Two blushing cheeks."""
    return both_sides(ellipse(15.5, 9, 5, 3.6, skin.cheek, opacity=0.55))


class Manner(NamedTuple):
    """What makes a face a man's, a lady's or a youth's: jaw, mouth, lashes, width and tilt of the brows."""

    jaw: str
    mouth: str
    lashes: bool
    brow_width: float
    tilt: float


MAN = Manner('broad', 'calm', False, 3, 0)
LADY = Manner('soft', 'lips', True, 1.8, 0)
YOUTH = Manner('round', 'smile', False, 2.4, 0)


def face(skin, manner, brow):
    """A whole face; `brow` is the colour of the eyebrows."""
    return layers(
        head(skin, manner.jaw),
        cheeks(skin),
        eyes(manner.lashes),
        brows(brow, manner.tilt, manner.brow_width),
        nose(skin),
        mouth(manner.mouth, skin),
    )
