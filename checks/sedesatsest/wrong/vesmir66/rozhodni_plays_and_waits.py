"""level 233: the states are those of an ordinary turn"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    stavy = [stav.replace('vzal', 'hraje').replace('ztratil', 'ceka') for stav in novy.stavy]
    return novy._replace(stavy=stavy)
