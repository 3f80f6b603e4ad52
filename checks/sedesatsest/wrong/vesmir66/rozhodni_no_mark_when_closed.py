"""level 235: no mark after a trick when the deck is closed"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if je_zavreno(vesmir) and novy.balicek:
        return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])
    return novy
