"""level 294: in the middle of a game it gives None"""

znovu_spravne = znovu


def znovu(vesmir):
    if je_konec(vesmir.stavy[0]):
        return znovu_spravne(vesmir)
