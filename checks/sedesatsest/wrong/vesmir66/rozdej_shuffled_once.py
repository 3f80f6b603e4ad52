"""level 203: shuffles when imported, then deals the same again"""

ZAMICHANE = list(VSECHNY_KARTY)
shuffle(ZAMICHANE)


def rozdej():
    return ZAMICHANE[:6], ZAMICHANE[6:12], ZAMICHANE[12:]
