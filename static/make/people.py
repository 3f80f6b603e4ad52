"""Four players with three moods each, as round portraits of 128 x 128."""

from static.make import faces, hair
from static.make.paper import GOLD, GOLD_DARK, WHITE
from static.make.svg import Picture, at, both_sides, circle, element, ellipse, group, layers, path, stroke

SIZE = 128
RADIUS = 61
BUST = 'M-64 80V74C-62 50-40 42-16 38H16C40 42 62 50 64 74V80Z'
MOODS = ('calm', 'glad', 'sad')


def features(mood, skin, brow, lashes=False):
    """Eyes, brows, nose and mouth in a mood."""
    if mood == 'glad':
        return layers(faces.laughing_eyes(), faces.brows(brow, 1.4, 2.2, -10.5), faces.nose(skin), faces.open_mouth())
    tilt, mouth, tear = 0, 'smile', ''
    if mood == 'sad':
        tilt, mouth, tear = 3.4, 'sad', path('M-14 8C-11 13-11 16-14 17C-17 16-17 13-14 8Z', '#6db7e8')
    parts = faces.eyes(lashes), faces.brows(brow, tilt, 2.2), faces.nose(skin), faces.mouth(mouth, skin)
    return layers(*parts, tear)


def curly_player(mood):
    """A cloud of dark curls, golden earrings and a yellow jumper."""
    skin, dark = faces.TAN, '#3a2730'
    jumper = path(BUST, '#e9a92c') + stroke('M-17 41C-10 50 10 50 17 41', GOLD_DARK, 5)
    head = layers(faces.head(skin, 'soft'), faces.cheeks(skin), features(mood, skin, dark, lashes=True))
    rings = both_sides(circle(26, 14, 3.6, 'none', stroke=GOLD, stroke_width=2))
    return layers(at(0, -2, hair.cloud_back(dark, '#5c434e')), faces.neck(skin), jumper, head, hair.parted(dark), rings)


def freckled_player(mood):
    """Tousled red hair, freckles and a blue hood."""
    skin = faces.FAIR
    hood = path('M-34 52C-40 34-24 30 0 32C24 30 40 34 34 52Z', '#1d4f91')
    collar = path('M-16 38C-8 54 8 54 16 38C22 46 14 58 0 60C-14 58-22 46-16 38Z', '#1d4f91')
    freckles = both_sides(*(circle(x, y, 1, '#d98b5f') for x, y in ((11.5, 8), (15.5, 6.4), (18.5, 9.6))))
    head = layers(faces.head(skin), faces.cheeks(skin), freckles, features(mood, skin, '#a2431a'))
    return layers(faces.neck(skin), hood, path(BUST, '#2c6cb8'), collar, head, hair.tousled('#c65a24'))


def bald_player(mood):
    """A bald crown above grey hair, round glasses, a moustache and a green cardigan."""
    skin, grey, rim = faces.FAIR, '#b9bcc4', '#4b3a2c'
    shirt = path('M-15 38L0 62L15 38Z', WHITE) + stroke('M-15 38L0 62L15 38M0 62V80', '#275b3f', 3)
    sides = both_sides(path('M25 10C34 6 34-14 26-22C26-14 24-8 22-6C24 0 24 6 25 10Z', grey))
    lenses = both_sides(circle(10.5, 0.5, 8.6, '#ffffff', opacity=0.4))
    rims = both_sides(circle(10.5, 0.5, 8.6, 'none', stroke=rim, stroke_width=2), stroke('M19-1L25-3', rim, 2))
    rims += stroke('M-2 0C-1-1.6 1-1.6 2 0', rim, 2)
    shine = at(-7, -23, ellipse(0, 0, 6, 3, '#ffffff', opacity=0.5), turn=-18)
    head = layers(faces.head(skin, 'broad'), shine, faces.cheeks(skin), lenses, features(mood, skin, '#9a9da6'), rims)
    moustache = at(0, -1.5, hair.moustache(grey))
    return at(0, -5, faces.neck(skin), path(BUST, '#3d7f5a'), shirt, sides, head, moustache)


def fair_player(mood):
    """A fair bun, a red band and a violet dress."""
    skin, fair, dark = faces.PALE, '#e8bd62', '#bf8f3a'
    bun = circle(0, -40, 14, fair) + stroke('M-8-46C-2-52 8-50 9-42', dark, 2.2)
    dress = path(BUST, '#7a4a99') + path('M-20 38C-14 56 14 56 20 38C10 46-10 46-20 38Z', WHITE)
    head = layers(faces.head(skin, 'soft'), faces.cheeks(skin), features(mood, skin, dark, lashes=True))
    band = stroke('M-27-15C-20-33 20-33 27-15', '#c3203b', 5.4)
    return layers(bun, faces.neck(skin), dress, head, hair.parted(fair), band)


# In the order players sit around a table, each with the ground of the portrait.
PEOPLE = ((curly_player, '#8fc1b5'), (freckled_player, '#f2c48d'), (bald_player, '#c9b8dc'), (fair_player, '#a9c98f'))


def portrait(person, ground, mood):
    """A round portrait."""
    bust = group(at(64, 66, person(mood), scale=1.12), clip_path='url(#portrait)')
    rim = circle(64, 64, RADIUS, 'none', stroke=WHITE, stroke_width=4)
    return layers(circle(64, 64, RADIUS, ground), bust, rim)


def pictures():
    """Four people, three moods."""
    return [
        Picture(f'person-{number}-{mood}', SIZE, SIZE, portrait(person, ground, mood), fringe=WHITE)
        for number, (person, ground) in enumerate(PEOPLE, 1)
        for mood in MOODS
    ]


def definitions():
    """The circle portraits are cut off at."""
    return element('defs', element('clipPath', circle(64, 64, RADIUS, '#000000'), id='portrait'))
