"""The emblem of the kit: a hand of five cards."""

from static.make import backs, cards
from static.make.families import TWO_COLOURS
from static.make.paper import EDGE, HEIGHT, WIDTH
from static.make.svg import Picture, at, group

LOGO_WIDTH, LOGO_HEIGHT = 320, 200
HAND = ((13, 'Kr'), (11, 'Ka'), (1, 'Pi'), (12, 'Sr'))


def picture():
    """Five cards in a fan, the first one still face down."""
    faces = [backs.blue_back()] + [cards.face(rank, suit, TWO_COLOURS) for rank, suit in HAND]
    fan = []
    for place, card in enumerate(faces):
        turn = (place - 2) * 16
        fan.append(group(at(0, 0, at(-WIDTH / 2, -HEIGHT - 150, card), turn=turn)))
    return Picture('logo', LOGO_WIDTH, LOGO_HEIGHT, at(LOGO_WIDTH / 2, LOGO_HEIGHT + 38, *fan, scale=0.52), fringe=EDGE)
