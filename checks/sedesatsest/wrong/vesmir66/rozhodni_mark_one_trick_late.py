"""level 234: the mark comes a trick late: asks the deck before drawing"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if vesmir.balicek and not je_zavreno(vesmir):
        return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])
    return novy
