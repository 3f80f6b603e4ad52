"""level 301: a tuple without names of items"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return tuple(pohled_spravne(vesmir, hrac))
