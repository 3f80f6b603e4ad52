"""level 111: plays any card of the hand"""

from random import choice


def vyloz(ruka, stul):
    return choice(list(ruka))
