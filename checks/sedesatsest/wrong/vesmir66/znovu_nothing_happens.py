"""level 291: returns the finished game"""


def znovu(vesmir):
    return vesmir
