"""level 233: the first player leads after every trick"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if len(vesmir.stred) == 2 and not je_konec(novy.stavy[0]):
        return novy._replace(stavy=['vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy)])
    return novy
