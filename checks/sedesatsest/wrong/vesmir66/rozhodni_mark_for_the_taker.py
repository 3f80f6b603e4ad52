"""level 234: only the taker gets the mark"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    return novy._replace(stavy=[stav.replace('ztratil!', 'ztratil') for stav in novy.stavy])
