"""Hair and beards of the figures, drawn around a head at (0, 0). What falls behind the head has `back` in its name."""

from static.make.svg import both_sides, circle, ellipse, layers, path, stroke


def puffs(colour, *places):
    """Curls: a round puff for each (x, y, radius)."""
    return layers(*(circle(x, y, radius, colour) for x, y, radius in places))


def parted(colour):
    """Front hair parted in the middle."""
    return path('M0-25C-7-13-20-10-25 7C-33 4-33-37 0-37C33-37 33 4 25 7C20-10 7-13 0-25Z', colour)


def wavy_back(colour, dark):
    """Long waves down over the shoulders."""
    waves = (
        'M0-37C-36-38-34-6-36 6C-38 18-46 24-42 36C-39 45-46 52-40 62C-30 74-14 66-12 52'
        'H12C14 66 30 74 40 62C46 52 39 45 42 36C46 24 38 18 36 6C34-6 36-38 0-37Z'
    )
    return path(waves, colour) + both_sides(stroke('M-33 22C-37 32-31 38-35 50M-26 34C-29 42-24 48-28 58', dark, 2.2))


def straight_back(colour, dark):
    """Long straight hair."""
    fall = 'M0-38C-34-38-33-8-35 14L-39 70H39L35 14C33-8 34-38 0-38Z'
    return path(fall, colour) + both_sides(stroke('M-33 30L-35 62', dark, 2))


def cloud_back(colour, dark):
    """A round cloud of tight curls."""
    sides = both_sides(puffs(colour, (-30, -14, 13), (-35, 4, 13), (-31, 22, 12), (-22, -29, 13)))
    shades = both_sides(stroke('M-38 0C-34-3-31 1-33 5M-33 20C-30 17-26 20-27 24', dark, 2))
    return layers(path('M-30-20H30V26H-30Z', colour), sides, circle(0, -34, 14, colour), shades)


def braids(colour, dark, ribbon):
    """Two plaits hanging to the front."""
    links = []
    for link in range(4):
        x, y = -29 - 1.2 * link, 20 + 11 * link
        links.append(ellipse(x, y, 8 - link / 2, 7.5, colour))
        links.append(stroke(f'M{-35 - link} {y - 2}L{x + 2:.1f} {y + 3}', dark, 1.8))
    return both_sides(*links, ellipse(-34, 64, 6.5, 4, ribbon))


def curls_front(colour):
    """Short curls around the face."""
    sides = both_sides(puffs(colour, (-25, -12, 9), (-28, 3, 8.5), (-26, 17, 7.5), (-15, -23, 9)))
    return layers(sides, circle(0, -25, 9, colour))


def bob(colour):
    """A page's haircut: straight fringe, ends turned inwards."""
    # The two halves overlap a little, so that no seam shows between them.
    half = 'M1-37C-40-38-32 8-34 32C-30 37-19 36-18 28C-23 10-24 2-23-9C-14-13-6-14 1-14Z'
    return both_sides(path(half, colour))


def cropped(colour):
    """Short hair with sideburns."""
    return path('M-26 6C-33-14-24-37 0-37C24-37 33-14 26 6C24-4 23-10 19-16C8-12-8-12-19-16C-23-10-24-4-26 6Z', colour)


def full_beard(colour, dark):
    """A round, curly beard."""
    beard = (
        'M-26-2C-31 14-32 34-25 44C-24 53-14 54-11 59C-5 64 5 64 11 59C14 54 24 53 25 44'
        'C32 34 31 14 26-2C23 8 18 13 11 12.5C4 11-4 11-11 12.5C-18 13-23 8-26-2Z'
    )
    return path(beard, colour) + both_sides(stroke('M-19 34C-21 40-14 43-12 38M-6 48C-8 54-1 55 0 50', dark, 2))


def long_beard(colour, dark):
    """A long beard that ends in a point."""
    beard = (
        'M-26-2C-30 22-24 40-16 56C-10 68-4 76 0 84C4 76 10 68 16 56C24 40 30 22 26-2'
        'C23 9 18 13 11 12.5C4 11-4 11-11 12.5C-18 13-23 9-26-2Z'
    )
    return path(beard, colour) + stroke('M-8 36C-7 48-4 56 0 66M8 36C8 44 6 50 4 56M-15 30C-16 38-13 44-11 48', dark, 2)


def bushy_beard(colour, dark):
    """A wide beard that ends in tufts."""
    beard = (
        'M-26-2C-34 10-40 30-36 44C-30 42-28 46-25 54C-20 50-16 54-14 60C-8 55-4 58 0 64C4 58 8 55 14 60'
        'C16 54 20 50 25 54C28 46 30 42 36 44C40 30 34 10 26-2C23 9 18 13 11 12.5C4 11-4 11-11 12.5C-18 13-23 9-26-2Z'
    )
    return path(beard, colour) + both_sides(stroke('M-26 26C-28 34-24 40-22 44M-11 36C-12 44-9 48-8 51', dark, 2))


def goatee(colour):
    """A narrow beard along the jaw and a small point."""
    beard = (
        'M-25 0C-25 18-14 33-6 37C-2 44 2 44 6 37C14 33 25 18 25 0C23 14 14 24 7 24.5C3 22.5-3 22.5-7 24.5'
        'C-14 24-23 14-25 0Z'
    )
    return path(beard, colour)


def moustache(colour, curled=False):
    """A moustache; a curled one turns up at its ends."""
    if curled:
        half = 'M0 11.5C6 8 12 12 17 14C22 15 24 11 22 8C27 11 25 19 18 19C11 19 4 18 0 15Z'
    else:
        half = 'M0 11C5 7.5 14 9 20 18C13 19 5 18.5 0 15Z'
    return both_sides(path(half, colour))


def thin_moustache(colour):
    """Two thin strokes above the lip."""
    return both_sides(stroke('M2 12.4C6 11.4 10 12.6 13 10.6', colour, 2.2))


def tousled(colour):
    """Short hair that stands up in tufts."""
    tufts = (
        'M-25 4C-36-16-26-34-14-35C-10-43 2-44 4-40C14-44 26-38 25-31C33-24 31-8 25 4C24-4 22-10 18-14'
        'C12-10 4-12 0-17C-6-10-16-12-19-14C-22-10-24-4-25 4Z'
    )
    return path(tufts, colour)
