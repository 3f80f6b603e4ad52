"""level 293: the first player always begins"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(stavy=['hraje', 'ceka'])
