"""Icons for buttons and lines of status: white, to be tinted; 64 x 64, drawn with one pen."""

from static.make.svg import Picture, circle, layers, path, stroke

SIZE = 64
PEN = 5.4

LINES = {
    'undo': 'M24 15L13 26L24 37M14 26H37A13 13 0 0 1 37 52H23',
    'redo': 'M40 15L51 26L40 37M50 26H27A13 13 0 0 0 27 52H41',
    'new': 'M42 26V15A4 4 0 0 0 38 11H17A4 4 0 0 0 13 15V47A4 4 0 0 0 17 51H27M46 36V56M36 46H56',
    'restart': 'M51 34A19 19 0 1 1 45.5 18.5M47 8V20H35',
    'hint': 'M25 41C25 36 16 33 16 23A16 16 0 0 1 48 23C48 33 39 36 39 41ZM26 50H38M29.5 57.5H34.5',
    'settings': 'M9 17H33M47 17H55M9 47H17M31 47H55M9 32H39M53 32H55',
    'play': 'M22 14L49 32L22 50Z',
    'pause': 'M22 15V49M42 15V49',
    'help': 'M21 23C21 16 26 11 32.5 11C39 11 44 15 44 22C44 30 32.5 30 32.5 40',
    'close': 'M18 18L46 46M46 18L18 46',
    'ok': 'M13 34L27 47L51 18',
    'home': 'M10 32L32 12L54 32M17 28V51H26V39H38V51H47V28',
    'left': 'M52 32H13M28 16L12 32L28 48',
    'right': 'M12 32H51M36 16L52 32L36 48',
    'up': 'M32 52V13M16 28L32 12L48 28',
    'down': 'M32 12V51M16 36L32 52L48 36',
    'clock': 'M32 11A21 21 0 1 1 31.9 11ZM32 20V33L40 39',
    'moves': 'M11 23H48M39 13L49 23L39 33M53 43H16M25 33L15 43L25 53',
    'finish': 'M15 33L32 16L49 33M15 51L32 34L49 51',
    'reload': 'M52 28A20 20 0 0 0 15 22M13 11V23H25M12 36A20 20 0 0 0 49 42M51 53V41H39',
    'code': 'M21 18L7 32L21 46M43 18L57 32L43 46M36 14L28 50',
    'warning': 'M32 11L55 52H9ZM32 27V37',
    'info': 'M32 11A21 21 0 1 1 31.9 11ZM32 31V43',
    'wait': 'M18 10H46M18 54H46M21 10C21 24 43 40 43 54M43 10C43 24 21 40 21 54',
    'lock': 'M16 29H48V53H16ZM22 28V21A10 10 0 0 1 42 21V28',
    'person': 'M32 12A9.5 9.5 0 1 1 31.9 12ZM12 54C12 32 52 32 52 54Z',
}
DOTS = {
    'settings': ((40, 17, 6.4), (24, 47, 6.4), (46, 32, 6.4)),
    'help': ((32.5, 51, 3.6),),
    'warning': ((32, 45, 3),),
    'info': ((32, 22, 3.3),),
    'lock': ((32, 41, 3.4),),
}
FILLED = {'play'}


def icon(name):
    """One icon as a picture."""
    line = stroke(LINES[name], '#ffffff', PEN)
    body = path(LINES[name], '#ffffff') if name in FILLED else ''
    dots = [circle(x, y, radius, '#ffffff') for x, y, radius in DOTS.get(name, ())]
    return Picture(f'icon-{name}', SIZE, SIZE, layers(body, line, *dots), fringe='#ffffff')


def pictures():
    """All icons."""
    return [icon(name) for name in LINES]
