"""level 291: the deck stays closed"""

znovu_spravne = znovu


def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(kdo_zavrel=vesmir.kdo_zavrel)
