"""Clothes of the court figures, drawn around a head at (0, 0); they reach down to the middle of the card."""

from static.make.paper import WHITE
from static.make.svg import at, both_sides, circle, ellipse, layers, path, stroke

SHOULDERS = 'M-112 112C-108 66-80 44-20 38H20C62 44 84 62 88 112Z'
LACE_SHADE = '#d3c9bc'


def cape(family):
    """A cape behind the shoulders, as wide as the panel."""
    return path('M-14 31C-50 32-84 33-116 42V112H100V46C80 35 50 32 14 31Z', family.dark)


def robe(family):
    """A king's wide robe."""
    return path(SHOULDERS, family.main)


def ermine():
    """A king's white fur collar with black tails."""
    fur = 'M-20 32C-50 38-74 48-82 66C-56 76-24 70 0 80C22 72 46 78 64 68C60 50 48 38 20 32C14 46-14 46-20 32Z'
    places = (-68, 58, 34), (-54, 48, 28), (-48, 62, 20), (-36, 48, 18), (-29, 62, 12), (29, 60, -12), (36, 46, -22)
    tail = path('M0-4C2 0 2 3 0 5C-2 3-2 0 0-4Z', '#3a3036')
    tails = [at(x, y, tail, turn=turn) for x, y, turn in places]
    return layers(path(fur, WHITE), *tails)


def gown(family):
    """A queen's gown: puffed sleeves and a bodice."""
    left = path('M-104 112C-108 72-80 42-30 42L-26 112Z', family.main)
    right = path('M84 112C90 72 66 42 30 42L26 112Z', family.main)
    folds = stroke('M-88 70C-74 58-58 52-44 52M70 70C62 58 54 53 46 52', family.dark, 2.2)
    bodice = path('M-34 48L-26 112H26L34 48C20 62-20 62-34 48Z', family.dark)
    return layers(left, right, folds, bodice)


def neckline(skin):
    """The skin above a gown."""
    return path('M-10 34C-12 42-24 44-36 48C-22 68 22 68 36 48C24 44 12 42 10 34Z', skin.light)


def lace():
    """A scalloped edge around the neckline."""
    half = [circle(x, y, 6.4, WHITE) for x, y in ((-40, 42), (-33, 51), (-24, 58.5), (-13, 63))]
    return layers(both_sides(*half), circle(0, 65, 6.6, WHITE))


def pearls():
    """A string of pearls."""
    return both_sides(*(circle(x, y, 2.3, WHITE) for x, y in ((-14, 46), (-9.5, 50), (-4.6, 52.6))))


def ruff():
    """A round pleated collar."""
    half = [circle(x, y, radius, WHITE) for x, y, radius in ((-36, 37, 8.5), (-25, 44.5, 9), (-13, 49, 9.5))]
    pleats = both_sides(stroke('M-31 36L-39 40M-20 41L-27 50M-9 44L-13 54', LACE_SHADE, 1.8))
    return layers(both_sides(*half), circle(0, 50.5, 9.5, WHITE), pleats, stroke('M0 45V56', LACE_SHADE, 1.8))


def doublet(family, left, right):
    """A jack's doublet, its halves in two colours, with buttons."""
    half = path('M0 38H20C62 44 84 62 88 112H0Z', right)
    buttons = [circle(1, y, 3, family.metal) for y in (62, 74, 86)]
    return layers(path(SHOULDERS, left), half, stroke('M1 48V112', family.dark, 2.4), *buttons)


def flat_collar():
    """A wide turned-down collar with two points."""
    return both_sides(path('M0 46C-6 46-11 42-13 35C-24 38-34 42-40 48C-34 58-26 63-18 65C-12 58-6 52 0 46Z', WHITE))


def scarf(colour):
    """A scarf knotted at the neck."""
    loop = 'M-24 38C-12 48 12 48 24 38C28 46 24 54 14 56C4 59-4 59-14 56C-24 54-28 46-24 38Z'
    return layers(path(loop, colour), path('M-4 54L-12 78L0 74L8 80L6 54Z', colour))


def hood(family):
    """A short hood around the shoulders with a jagged hem."""
    hem = (
        'M-19 33C-42 36-58 41-68 50L-58 60L-45 56L-35 67L-22 60L-10 72L2 62L14 71L24 60L36 66L42 54L54 56'
        'C50 46 40 37 19 33C12 44-12 44-19 33Z'
    )
    collar = 'M-19 33C-12 44 12 44 19 33C24 40 18 52 0 53C-18 52-24 40-19 33Z'
    return layers(path(hem, family.main), path(collar, family.dark))


def arm(family):
    """The raised forearm with its cuff."""
    sleeve = path('M26 112C28 90 34 74 44 60L68 62C78 76 80 98 78 112Z', family.main)
    fold = stroke('M42 74C38 82 36 92 35 104', family.dark, 2.2)
    cuff = path('M43 64C43 57 48 55 56 55C64 55 69 58 69 65C62 70 50 70 43 64Z', WHITE)
    return layers(sleeve, fold, cuff)


def hand(skin):
    """The closed hand at the end of the arm, at (56, 47)."""
    return layers(ellipse(56, 47, 9, 9.5, skin.light), stroke('M49.5 45H56M49.5 50H56', skin.shade, 1.7))
