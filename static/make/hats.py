"""Crowns, caps and hats of the court figures, drawn around a head at (0, 0)."""

from static.make.glyphs import suit_symbol
from static.make.paper import GOLD, WHITE
from static.make.svg import at, both_sides, circle, ellipse, layers, path, stroke

BAND = 'M-28-16C-14-10 14-10 28-16L29-27C14-21-14-21-29-27Z'
TURQUOISE_DARK = '#0d5f69'


def crown_band(family, *jewels):
    """The ring of a crown with its jewels."""
    return layers(path(BAND, family.metal), stroke('M-28-16C-14-10 14-10 28-16', family.metal_dark, 2), *jewels)


def heart_crown(family):
    """King of hearts: points that end in hearts, a soft cap inside."""
    cap = path('M-25-22C-30-52 30-52 25-22Z', family.main)
    points = path('M-29-25L-29-46L-19-36L-12-52L0-38L12-52L19-36L29-46L29-25C14-19-14-19-29-25Z', family.metal)
    hearts = both_sides(suit_symbol('Sr', -28.5, -48, 10, family.main), suit_symbol('Sr', -12, -54.5, 10, family.main))
    jewels = circle(0, -17, 3.4, family.main), both_sides(circle(-15, -18.5, 2.4, family.accent))
    return layers(cap, points, hearts, crown_band(family, *jewels))


def spike_crown(family):
    """King of spades: a tall cold crown."""
    cap = path('M-26-22C-28-46 28-46 26-22Z', family.main)
    points = path('M-29-25L-31-50L-17-37L-11-57L0-40L11-57L17-37L31-50L29-25C14-19-14-19-29-25Z', family.metal)
    shades = both_sides(path('M-31-50L-17-37L-20-23L-29-25Z', family.metal_dark, opacity=0.45))
    jewels = suit_symbol('Pi', 0, -28, 17, family.dark), both_sides(circle(-17, -19, 2.6, family.main))
    return layers(cap, points, shades, crown_band(family, *jewels))


def turban(family):
    """King of diamonds: a wound turban with a jewel and a plume."""
    plume = path('M6-42C6-54 14-61 27-60C28-50 20-43 9-40Z', WHITE)
    quill = stroke('M8-42C12-50 17-55 25-58', family.accent, 1.8)
    cloth = path('M-31-12C-38-34-20-48 0-47C20-48 38-34 31-12C14-22-14-22-31-12Z', family.accent)
    folds = stroke('M-29-22C-18-36 2-42 20-42M-16-17C0-30 16-34 31-30M4-19C14-25 22-26 31-22', TURQUOISE_DARK, 2.2)
    jewel = path('M0-38L8-28L0-16L-8-28Z', family.metal) + path('M0-34L5-28L0-21L-5-28Z', family.main)
    return layers(plume, quill, cloth, folds, jewel)


def leaf_crown(family):
    """King of clubs: a crown of golden leaves."""
    cap = path('M-25-22C-27-46 27-46 25-22Z', family.main)
    outline = 'M0-33C3-27 11-22 11-13C11-6 5-3 0-6C-5-3-11-6-11-13C-11-22-3-27 0-33Z'
    leaf = path(outline, family.metal, stroke=family.metal_dark, stroke_width=1)
    leaf += stroke('M0-7V-20M0-10L-5-14M0-10L5-14', family.metal_dark, 1.6)
    places = (-21, -21, -9), (21, -21, 9), (-11, -20, -5), (11, -20, 5), (0, -20, 0)
    leaves = [at(x, y, leaf, turn=turn) for x, y, turn in places]
    jewels = both_sides(circle(-10, -17, 2.4, family.dark), circle(-21, -20, 2.4, family.dark))
    return layers(cap, *leaves, crown_band(family, jewels))


def pearl_crown(family):
    """Queen of hearts: a small crown with pearls."""
    outline = (
        'M-21-31C-24-42-22-46-20-50C-16-44-12-42-9-42C-6-46-3-50 0-56C3-50 6-46 9-42C12-42 16-44 20-50'
        'C22-46 24-42 21-31C10-27-10-27-21-31Z'
    )
    edge = stroke('M-21-31C-10-27 10-27 21-31', family.metal_dark, 2)
    pearls = both_sides(circle(-20, -51, 3.4, WHITE)) + circle(0, -57, 4, WHITE)
    return layers(path(outline, family.metal), pearls, suit_symbol('Sr', 0, -39, 12, family.main), edge)


def moon_tiara(family):
    """Queen of spades: a narrow band with a crescent moon."""
    band = stroke('M-27-20C-16-27 16-27 27-20', family.metal, 4)
    moon = path('M-4-55A15 15 0 1 0 12-35A12 12 0 1 1-4-55Z', family.metal, transform='rotate(-12 0 -42)')
    return layers(band, moon, both_sides(circle(-17, -25, 2.6, family.accent)))


def jewel_band(family):
    """Queen of diamonds: a headband with stones; its ends vanish under curls."""
    points = path('M-15-25L-18-44L-8-34L0-54L8-34L18-44L15-25C6-28-6-28-15-25Z', family.metal)
    band = stroke('M-29-10C-20-25 20-25 29-10', family.metal, 6)
    stones = suit_symbol('Ka', 0, -36, 16, family.accent) + both_sides(suit_symbol('Ka', -13, -20.5, 9, family.accent))
    return layers(points, band, stones, both_sides(circle(-31, -8, 9, '#33242a')))


def clover_wreath(family):
    """Queen of clubs: a wreath of leaves and white flowers."""
    leaf = 'M0 0C-6-4-6-11 0-16C6-11 6-4 0 0Z'
    places = (
        (-22, -15, -50, family.main),
        (-20, -20, -20, family.dark),
        (-11, -25, -40, family.main),
        (-4, -26, -8, family.dark),
    )
    leaves = both_sides(*(at(x, y, path(leaf, colour), turn=turn) for x, y, turn, colour in places))
    return layers(leaves, flower(-17, -26, 5.4), flower(0, -31, 6.4), flower(17, -26, 5.4))


def flower(x, y, size):
    """A white flower with five petals."""
    petals = [at(0, 0, ellipse(0, -5, 3.4, 4.6, WHITE), turn=turn) for turn in range(0, 360, 72)]
    return at(x, y, *petals, circle(0, 0, 3, GOLD), scale=size / 6)


def feather(colour, vein):
    """A feather that grows from (0, 0) up and bends to the right."""
    return path('M0 0C-8-16-2-36 18-44C24-30 18-10 2 0Z', colour) + stroke('M0 0C2-16 8-30 15-38', vein, 1.6)


def beret(family):
    """Jack of hearts: a soft beret with a feather."""
    plume = at(16, -28, feather(family.accent, family.main), turn=42, scale=0.92)
    cap = path('M-30-20C-42-36-18-50 4-48C28-48 42-34 31-20C14-27-14-27-30-20Z', family.main)
    band = path('M-29-14C-16-23 16-23 29-14L31-22C16-30-16-30-31-22Z', family.dark)
    return layers(plume, cap, band, circle(20, -24, 4.6, family.metal))


def watch_hat(family):
    """Jack of spades: a tall hat with a brim and a buckle."""
    crown = path('M-20-22L-16-52C-8-57 8-57 16-52L20-22Z', family.main)
    band = path('M-20-23L-18.6-33H18.6L20-23Z', family.accent)
    brim = path('M-38-17C-30-26-20-25 0-25C20-25 30-26 38-17C20-20-20-20-38-17Z', family.dark)
    buckle = path('M-5-34H5V-24H-5ZM-2-31V-27H2V-31Z', family.metal, fill_rule='evenodd')
    return layers(crown, band, brim, buckle)


def merchant_cap(family):
    """Jack of diamonds: a floppy cap that falls to one side."""
    outline = 'M-28-18C-34-44-8-54 10-48C30-46 42-32 44-12C45-4 38-2 37-9C36-16 32-20 28-18C12-24-12-24-28-18Z'
    fold = stroke('M14-40C26-36 33-28 36-16', TURQUOISE_DARK, 2)
    band = path('M-29-13C-16-21 16-21 29-13L30-23C16-30-16-30-30-23Z', family.main)
    jewels = suit_symbol('Ka', 0, -23, 14, family.light) + circle(41, -4, 4.4, family.metal)
    return layers(path(outline, family.accent), fold, band, jewels)


def hunter_hat(family):
    """Jack of clubs: a pointed hat with a feather."""
    plume = at(-8, -32, feather('#c8452e', '#8f2a1c'), turn=48, scale=1.05)
    crown = path('M-27-20C-24-40-8-54 6-54C16-50 24-34 28-22Z', family.main)
    brim = path('M-33-13C-30-24-14-28 6-26C24-25 36-28 46-36C46-22 34-13 18-13C0-20-18-20-33-13Z', family.dark)
    return layers(crown, plume, brim)
