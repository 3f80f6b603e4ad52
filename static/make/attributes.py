"""What the court figures hold. Each thing is drawn around the hand at (56, 47) and reaches up beside the head."""

from static.make.glyphs import suit_symbol
from static.make.paper import WHITE
from static.make.svg import at, both_sides, circle, ellipse, layers, path, stroke

WOOD, WOOD_DARK = '#9a6236', '#6e4222'
BRASS, SHINE = '#e0b040', '#fff0b8'
STEM, LEAF = '#3d7a45', '#4f9557'


def sceptre(family):
    """King of hearts: a sceptre that ends in a heart."""
    staff = layers(stroke('M0 60V-64', family.metal, 5), stroke('M-1-2V-58', SHINE, 1.4))
    knobs = layers(circle(0, -40, 4.4, family.metal_dark), circle(0, -62, 6.5, family.metal_dark))
    heart = suit_symbol('Sr', 0, -79, 32, family.main)
    return at(56, 47, staff, knobs, heart, at(-6, -84, ellipse(0, 0, 3, 4, family.light), turn=30))


def rose():
    """Queen of hearts: a rose."""
    stem = stroke('M0 50C2 20-4-10 0-44', STEM, 3.4)
    leaves = path('M-1-14C-14-16-20-26-18-34C-8-32-2-24-1-14ZM-1-24C10-26 16-34 15-42C6-40 0-34-1-24Z', LEAF)
    petals = layers(
        circle(-8, -54, 10, '#d32f4b'),
        circle(8, -54, 10, '#d32f4b'),
        circle(0, -48, 10, '#b61f3d'),
        circle(0, -60, 11, '#e2506a'),
    )
    middle = stroke('M-5-59C-5-65 5-66 6-60C7-55 0-53-1-57C-1-59 1-60 2-59', '#8d1233', 2)
    return at(56, 47, stem, leaves, petals, middle)


def letter(family):
    """Jack of hearts: a love letter."""
    sheet = path('M-24-17H24V17H-24Z', WHITE, stroke='#d8c7b4', stroke_width=1.6)
    folds = stroke('M-24-17L0 4L24-17M-24 17L-7-1M24 17L7-1', '#d8c7b4', 2)
    return at(54, 24, sheet, folds, suit_symbol('Sr', 0, 3, 17, family.main), turn=-12)


def sword(family):
    """King of spades: a sword held upright."""
    blade = layers(path('M-6-18V-92L0-105L6-92V-18Z', family.metal), path('M0-18V-105L6-92V-18Z', family.metal_dark))
    grip = stroke('M0-14V18', family.dark, 7)
    guard = layers(stroke('M-19-14C-10-18 10-18 19-14', BRASS, 6), both_sides(circle(-19, -14, 4, BRASS)))
    return at(56, 47, blade, grip, guard, circle(0, 23, 6, BRASS))


def fan(family):
    """Queen of spades: a fan with stars of the night."""
    leaf = path('M0-8L-31-42C-19-63 19-63 31-42Z', family.main)
    edge = stroke('M-31-42C-19-63 19-63 31-42', family.metal, 3)
    ribs = stroke('M0-6L-27-45M0-6L-14-54M0-6V-57M0-6L14-54M0-6L27-45', family.metal_dark, 1.8)
    stars = [circle(x, y, 2.2, '#ffe9a8') for x, y in ((-17, -41), (-6, -46), (6, -46), (17, -41))]
    return at(52, 46, leaf, edge, ribs, *stars, turn=-2, scale=0.92)


def lantern(family):
    """Jack of spades: the lantern of a night watchman on a pole."""
    glow = circle(0, -62, 24, '#ffe28a', opacity=0.6)
    pole = stroke('M0 60V-40', WOOD, 4.6)
    case = path('M-11-76H11L13-49H-13Z', '#ffdf7a', stroke=family.dark, stroke_width=3)
    roof = path('M-14-75L0-89L14-75ZM-15-50H15V-45H-15Z', family.dark) + circle(0, -90, 3, family.dark)
    flame = path('M0-70C5-63 6-57 0-54C-6-57-5-63 0-70Z', '#f2852a')
    return at(56, 47, glow, pole, case, roof, flame)


def spark(x, y, size):
    """A little star with four points."""
    outline = 'M0-50C5-12 12-5 50 0C12 5 5 12 0 50C-5 12-12 5-50 0C-12-5-5-12 0-50Z'
    return at(x, y, path(outline, WHITE), scale=size / 50)


def gem(family):
    """King of diamonds: a great cut stone above the hand."""
    stone = layers(
        path('M-22-44L-11-58H13L24-44L1-14Z', family.accent),
        path('M-22-44H24L1-14Z', '#0f6670'),
        path('M-8-44H10L1-14Z', '#2aa9b4'),
        path('M-11-58L-8-44L1-58L10-44L13-58Z', '#5cc9cf'),
    )
    return at(54, 47, stone, spark(-17, -68, 9), spark(16, -74, 12))


def peacock_feather(family):
    """Queen of diamonds: a feather of a peacock."""
    stem = stroke('M0 46C-2 10 2-20 0-50', STEM, 3)
    barbs = both_sides(stroke('M0-14C-7-18-11-24-12-32M0-26C-7-30-13-36-14-44', LEAF, 2.4))
    eye = layers(
        path('M0-44C-24-56-22-88 0-102C22-88 24-56 0-44Z', LEAF),
        ellipse(0, -72, 13, 17, family.metal),
        ellipse(0, -70, 9.4, 12, family.accent),
        ellipse(0, -67, 5.4, 7, '#1e2d6b'),
    )
    return at(55, 47, stem, barbs, eye, turn=4)


def coin(family):
    """Jack of diamonds: a coin tossed into the air."""
    disc = layers(circle(0, 0, 17, family.metal_dark), circle(-1.4, -1.4, 15.6, family.metal))
    symbol = suit_symbol('Ka', -1, -1, 20, family.metal_dark)
    flight = stroke('M-12 28V38M0 30V46M12 28V38', family.metal_dark, 3)
    return at(56, -20, disc, symbol, flight)


def goblet(family):
    """King of clubs: a goblet."""
    foot = path('M-13 20C-10 8 10 8 13 20Z', family.metal) + stroke('M0 14V0', family.metal, 6)
    cup = path('M-19-52H19C20-30 12-18 3-15V4H-3V-15C-12-18-20-30-19-52Z', family.metal)
    wine = ellipse(0, -52, 19, 5, family.metal_dark) + ellipse(0, -51.4, 15, 3.2, '#8c1f3a')
    return at(56, 45, foot, cup, wine, stroke('M-12-42C-12-34-9-28-6-25', SHINE, 3), circle(0, -33, 4, family.main))


def clover(family):
    """Queen of clubs: a clover with four leaves."""
    outline = 'M0 0C-20-4-24-20-14-25C-7-28-1-24 0-19C1-24 7-28 14-25C24-20 20-4 0 0Z'
    leaf = path(outline, family.main) + stroke('M0-3V-13', family.light, 2)
    leaves = [at(-1, -42, leaf, turn=turn, scale=0.76) for turn in (45, 135, 225, 315)]
    return at(56, 47, stroke('M0 50C3 20 3-10-1-42', family.dark, 3.6), *leaves)


def bow():
    """Jack of clubs: a bow."""
    string = stroke('M-9 56V-80', '#6b5a4a', 1.4)
    wood = stroke('M-8 58C22 30 24-52-8-82', WOOD, 5.4)
    tips = stroke('M-8 58C-12 60-14 56-12 54M-8-82C-12-84-14-80-12-78', WOOD_DARK, 3)
    return at(43, 57, string, wood, tips)
