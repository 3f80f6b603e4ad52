"""level 234: the mark comes while two cards are left"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if len(novy.balicek) == 2 and len(vesmir.stred) == 2 and not je_zavreno(vesmir):
        return novy._replace(stavy=[stav + '!' for stav in novy.stavy])
    return novy
