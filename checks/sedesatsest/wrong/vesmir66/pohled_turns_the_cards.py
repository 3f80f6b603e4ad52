"""level 305: turns the very cards it was given"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    vesmir.balicek[:] = svet.balicek
    return svet
