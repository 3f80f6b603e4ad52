"""level 292: the game points begin from zero"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(vyhry1=0, vyhry2=0)
