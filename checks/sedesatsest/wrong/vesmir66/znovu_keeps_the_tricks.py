"""level 291: the tricks stay"""

znovu_spravne = znovu


def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(stychy1=vesmir.stychy1, stychy2=vesmir.stychy2)
