"""level 291: the trump suit stays"""

znovu_spravne = znovu


def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(trumf=vesmir.trumf)
