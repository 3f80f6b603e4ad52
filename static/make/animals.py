"""Four animals to play for, with three moods each, as round pictures of 160 x 160."""

from static.make.paper import INK, WHITE
from static.make.svg import Picture, at, both_sides, circle, element, ellipse, group, layers, path, stroke

SIZE = 160
RADIUS = 77
MOODS = ('calm', 'glad', 'sad')
TEAR = '#6db7e8'


def eyes(mood, apart, height, size=6.0):
    """Open eyes, eyes closed in laughter, or sad ones with raised inner brows and a tear."""
    if mood == 'glad':
        left, right = apart - size, apart + size
        arc = (
            f'M{left} {height + 2}C{left + 1} {height - size - 2} {right - 1} {height - size - 2} {right} {height + 2}'
        )
        return both_sides(stroke(arc, INK, 3.6))
    # The light comes from one side, so the sparks in both eyes are on the same side too.
    open_eyes = [ellipse(x, height, size * 0.86, size, INK) for x in (-apart, apart)]
    sparks = [circle(x + 2, height - 2.4, size * 0.3, '#ffffff') for x in (-apart, apart)]
    brows = tear = ''
    if mood == 'sad':
        inner, outer = apart - size * 1.1, apart + size * 1.2
        brows = both_sides(stroke(f'M{inner} {height - size * 2.1}L{outer} {height - size * 1.4}', INK, 3))
        x, y = -apart - 1, height + size + 1
        tear = path(
            f'M{x} {y}C{x + 5} {y + 8} {x + 5} {y + 13} {x} {y + 14}C{x - 5} {y + 13} {x - 5} {y + 8} {x} {y}Z', TEAR
        )
    return layers(*open_eyes, *sparks, brows, tear)


def mouth(mood, height, width=11.0):
    """A small smile from the nose down, a laughing mouth, or one that hangs."""
    if mood == 'glad':
        lips = f'M{-width} {height}C{-width / 2} {height + 3} {width / 2} {height + 3} {width} {height}'
        tongue = ellipse(0, height + 11, width * 0.5, 4, '#f08a86')
        return path(f'{lips}C{width} {height + 17} {-width} {height + 17} {-width} {height}Z', '#7a1f26') + tongue
    if mood == 'sad':
        side, up = width * 0.8, height + 2
        return stroke(f'M{-side} {height + 8}C{-width / 3} {up} {width / 3} {up} {side} {height + 8}', INK, 3)
    half = f'M0 {height}C{width * 0.2} {height + 6} {width * 0.8} {height + 6} {width} {height + 1}'
    return both_sides(stroke(half, INK, 3))


def bow_tie(y, colour, dark):
    """A bow tie."""
    wings = both_sides(path(f'M0 {y}L20 {y - 11}C24 {y - 4} 24 {y + 4} 20 {y + 11}Z', colour))
    return wings + circle(0, y, 5.5, dark)


def cat(mood):
    """A grey tomcat with stripes, whiskers and a red bow tie."""
    fur, dark, light, pink = '#8d95a5', '#6b7284', '#eceff4', '#e59a9f'
    droop = 7 if mood == 'sad' else 0
    ear = f'M14-34L{46 + droop} {-62 + droop * 2}C{52 + droop} -44 52-26 46-14Z'
    inner = f'M25-36L{42 + droop * 0.7} {-51 + droop * 2.1}C46-40 45-33 42-26Z'
    ears = both_sides(path(ear, fur), path(inner, pink))
    body = path('M-50 92C-48 58-26 46 0 46C26 46 48 58 50 92Z', dark)
    head = path('M-50 2C-50-26-28-44 0-44C28-44 50-26 50 2C50 30 28 44 0 44C-28 44-50 30-50 2Z', fur)
    stripes = stroke('M0-42V-26', dark, 6) + both_sides(
        stroke('M13-40L11-27', dark, 5.4), stroke('M49 2L36 4M46 17L35 15', dark, 4.4)
    )
    muzzle = both_sides(ellipse(10, 19, 15, 12, light))
    nose = path('M-6 9H6C6 13 2 16 0 17C-2 16-6 13-6 9Z', '#d4737a')
    whiskers = both_sides(stroke('M22 17L52 11M22 21L52 24', '#f7f8fb', 2))
    return layers(
        body,
        ears,
        head,
        stripes,
        muzzle,
        eyes(mood, 19, -4),
        nose,
        mouth(mood, 19, 10),
        whiskers,
        bow_tie(54, '#c3203b', '#8f1428'),
    )


def fox(mood):
    """A fox with white cheeks and a green scarf."""
    fur, dark, light = '#e07a2f', '#53342a', '#fff3e4'
    droop = 8 if mood == 'sad' else 0
    ear = f'M16-34L{48 + droop} {-64 + droop * 2}C{56 + droop} -44 55-24 49-8Z'
    tip = f'M{38 + droop / 2} {-53 + droop * 1.6}L{48 + droop} {-64 + droop * 2}C{52 + droop} -54 53-46 53-38Z'
    ears = both_sides(path(ear, fur), path(tip, dark))
    body = path('M-50 96C-48 54-26 34 0 34C26 34 48 54 50 96Z', '#c9651f')
    head = path('M-53 4C-52-26-30-42 0-42C30-42 52-26 53 4C44 28 20 46 0 46C-20 46-44 28-53 4Z', fur)
    cheeks = both_sides(path('M53 4C44 28 20 46 0 46C0 30 8 14 24 10C34 8 46 10 53 4Z', light))
    snout = path('M-8 45.5C-16 32-9 16 0 14C9 16 16 32 8 45.5C4 46.5-4 46.5-8 45.5Z', light)
    nose = ellipse(0, 19, 7.5, 6, INK) + ellipse(-2, 17, 2, 1.4, '#8b8087')
    scarf = path('M-33 42C-16 54 16 54 33 42C41 50 40 60 34 64C14 73-14 73-34 64C-40 60-41 50-33 42Z', '#3d7f5a')
    end = path('M10 62C18 68 22 86 20 100H36C38 82 34 66 28 60Z', '#2f6848')
    face = layers(eyes(mood, 21, -4, 5.4), snout, nose, mouth(mood, 27, 9))
    return layers(body, end, scarf, ears, head, cheeks, face)


def owl(mood):
    """A brown owl with big round glasses of feathers."""
    fur, dark, light, beak = '#8a6242', '#65452c', '#f1dfc4', '#f0b23a'
    droop = 8 if mood == 'sad' else 0
    wide, high = 44 + droop * 0.5, -58 + droop * 2
    tufts = both_sides(
        path(f'M20-40C28-44 {wide - 8} {high + 12} {wide} {high}C{wide + 3} {high + 16} 50-34 47-22Z', dark)
    )
    body = path('M-54 92C-58 44-40-46 0-46C40-46 58 44 54 92Z', fur)
    belly = path('M-30 92C-32 60-18 44 0 44C18 44 32 60 30 92Z', light)
    marks = ''.join(
        stroke(f'M{x} {y}C{x + 3} {y + 5} {x + 7} {y + 5} {x + 10} {y}', dark, 2.6)
        for x, y in ((-17, 60), (-5, 56), (7, 60), (-11, 70), (1, 70))
    )
    rings = both_sides(circle(22, -6, 24, light), circle(22, -6, 24, 'none', stroke=dark, stroke_width=3))
    wings = both_sides(path('M44 26C56 46 58 70 54 92H40C44 70 44 46 44 26Z', dark))
    if mood == 'glad':
        peak = path('M-9 8C-4 4 4 4 9 8C6 12-6 12-9 8Z', beak) + path(
            'M-7 13C-3 16 3 16 7 13C5 24-5 24-7 13Z', '#c9851b'
        )
    else:
        peak = path('M-9 8C-4 3 4 3 9 8C7 18 3 24 0 27C-3 24-7 18-9 8Z', beak) + stroke('M0 8V20', '#c9851b', 2)
    return layers(tufts, body, belly, marks, wings, rings, eyes(mood, 22, -6, 9 if mood != 'glad' else 10), peak)


def bear(mood):
    """A brown bear with a blue waistcoat."""
    fur, dark, light = '#a06a43', '#7c4e2e', '#dcb68e'
    height = -30 if mood == 'sad' else -36
    ears = both_sides(circle(38, height, 18, fur), circle(38, height, 10, light))
    body = path('M-56 92C-54 58-28 44 0 44C28 44 54 58 56 92Z', fur)
    waistcoat = path('M-54 92C-52 66-36 52-22 48L0 78L22 48C36 52 52 66 54 92Z', '#2c6cb8')
    seam = stroke('M0 78V92', '#1d4f91', 3)
    head = path('M-52 2C-52-28-30-46 0-46C30-46 52-28 52 2C52 30 30 46 0 46C-30 46-52 30-52 2Z', fur)
    tuft = both_sides(stroke('M1-45C3-40 8-38 12-39', dark, 3))
    muzzle = ellipse(0, 20, 25, 19, light)
    nose = path('M-10 8C-6 4 6 4 10 8C10 14 4 18 0 18C-4 18-10 14-10 8Z', INK) + ellipse(-3, 8.6, 3, 1.6, '#8b8087')
    return layers(body, waistcoat, seam, ears, head, tuft, muzzle, eyes(mood, 21, -8, 5.6), nose, mouth(mood, 22, 9.5))


# In the order in which they are offered, each with the ground of its picture and how it is drawn into the circle.
ANIMALS = (
    (cat, '#f2cf8f', 86, 1.08),
    (fox, '#a9cfe0', 80, 0.98),
    (owl, '#c4d79a', 86, 1.02),
    (bear, '#e3c6d8', 86, 1.06),
)


def medallion(animal, ground, height, scale, mood):
    """An animal in a circle with a light rim."""
    figure = group(at(80, height, animal(mood), scale=scale), clip_path='url(#medallion)')
    rim = circle(80, 80, RADIUS, 'none', stroke=WHITE, stroke_width=5)
    return layers(circle(80, 80, RADIUS, ground), figure, rim)


def pictures():
    """Four animals, three moods."""
    return [
        Picture(f'figure-{number}-{mood}', SIZE, SIZE, medallion(*animal, mood), fringe=WHITE)
        for number, animal in enumerate(ANIMALS, 1)
        for mood in MOODS
    ]


def definitions():
    """The circle that animals are cut off at."""
    return element('defs', element('clipPath', circle(80, 80, RADIUS, '#000000'), id='medallion'))
