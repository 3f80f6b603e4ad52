"""level 233: the taker waits and the loser leads"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if len(vesmir.stred) == 2 and not je_konec(novy.stavy[0]):
        return novy._replace(stavy=[novy.stavy[1], novy.stavy[0]])
    return novy
