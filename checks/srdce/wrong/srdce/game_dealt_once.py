"""level 131: the default value is dealt once, for all games"""

hra_s_rozdanymi = hra


def hra(rozdano=rozdej()):
    return hra_s_rozdanymi(rozdano)
