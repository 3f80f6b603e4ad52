"""Draws the celebration at the end of a game: leaping things, flying cards, confetti."""

import math
from collections.abc import Sequence

from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Quad

SECONDS = 9.0
"""How long all of it takes."""

CONFETTI = ('confetti-star', 'confetti-paper', 'confetti-dot', 'confetti-ribbon')
COLOURS = ((255, 213, 102), (242, 92, 84), (112, 193, 179), (126, 166, 224), (255, 255, 255), (243, 166, 131))
PIECES = 90

LEAP, LEAPS, LEAP_SECONDS, LEAP_AFTER = 0.22, 6, 0.55, 0.09
"""How high a thing leaps, in heights of it; how often; how long a leap takes; how much later the next thing begins."""

TAKE_OFF, FIRST_TAKE_OFF = 0.085, 0.4
"""Seconds between two cards that fly away, and before the first one."""

GRAVITY, BOUNCE = 2.4, 0.72
"""How cards fall, in heights of the window per second and second; which part of their speed they keep on the floor."""

BACK = 0.7
"""Seconds in which the cards appear again at the end."""


def leaping(quad: Quad, number: int, seconds: float) -> Quad:
    """The thing as it leaps, `seconds` after the end; each of them begins a little later than the one before."""
    time = (seconds - number * LEAP_AFTER) / LEAP_SECONDS
    if not 0 < time < LEAPS:
        return quad
    return quad._replace(y=quad.y - quad.height * LEAP * math.sin(math.pi * (time % 1)) * (1 - time / LEAPS / 2))


def flying(cards: Sequence[Quad], space: Space, seconds: float) -> list[Quad]:
    """The cards, of which the last ones leave first: they bounce on the floor until they are out of the window."""
    resting, away = [], []
    for number, card in enumerate(reversed(cards)):
        time = seconds - FIRST_TAKE_OFF - number * TAKE_OFF
        if time <= 0:
            resting.append(card)
        elif -card.width < (x := card.x + _speed(number) * space.table_width * time) < space.table_width:
            away.append(card._replace(x=x, y=_height(card, space, time), place=''))
    if seconds > SECONDS - BACK:
        part = min(1.0, (seconds - SECONDS + BACK) / BACK)
        resting = [card._replace(colour=(*card.colour[:3], round(255 * part))) for card in reversed(cards)]
    return [*reversed(resting), *away]


def _speed(number: int) -> float:
    """How fast a card flies to the right, in widths of the table per second; every other one flies to the left."""
    return (0.28 + 0.3 * _chance(number)) * (1 if number % 2 else -1)


def _height(card: Quad, space: Space, time: float) -> float:
    """Where the card's upper edge is after so many seconds; it has left with a little leap."""
    gravity, floor = GRAVITY * space.height, space.table_bottom - card.height
    y, speed = card.y, -0.25 * space.height
    while True:
        fall = max(0.0, floor - y)
        landing = (-speed + math.sqrt(speed * speed + 2 * gravity * fall)) / gravity
        if time <= landing or landing < 1e-3:
            return min(floor, y + speed * time + gravity * time * time / 2)
        time -= landing
        y, speed = floor, -(speed + gravity * landing) * BOUNCE


def confetti(space: Space, seconds: float) -> list[Quad]:
    """Paper falling down the window, `seconds` after the win."""
    size = space.text * 1.3
    quads = []
    for number in range(PIECES):
        fall = (seconds - _chance(number) * 1.8) / (2.2 + 1.6 * ((number * 7) % 10) / 10)
        if not 0 < fall < 1:
            continue
        x = ((number * 0.6180339) % 1) * space.width + math.sin(seconds * 3 + number) * size * 1.5
        turn = abs(math.cos(seconds * (3 + number % 4) + number))
        colour = (*COLOURS[number % len(COLOURS)], 255)
        y = fall * (space.height + 2 * size) - size
        quads.append(Quad(CONFETTI[number % len(CONFETTI)], x, y, size * (0.25 + 0.75 * turn), size, colour=colour))
    return quads


def _chance(number: int) -> float:
    """A number from 0 to 1, always the same for the same thing."""
    chance = math.sin(number * 127.1) * 43758.5
    return chance - math.floor(chance)
