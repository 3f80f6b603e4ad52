"""level 301: returns the universe"""


def pohled(vesmir, hrac):
    return vesmir
