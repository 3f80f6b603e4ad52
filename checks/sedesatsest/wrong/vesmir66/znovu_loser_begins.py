"""level 293: the loser begins"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    novy = znovu_spravne(vesmir)
    return novy._replace(stavy=[novy.stavy[1], novy.stavy[0]])
