"""level 292: the winner becomes the first player"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(jmena=vesmir.jmena[::-1])
