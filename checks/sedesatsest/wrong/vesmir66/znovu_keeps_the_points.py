"""level 291: the points of the last game stay"""

znovu_spravne = znovu


def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(body1=vesmir.body1, body2=vesmir.body2)
