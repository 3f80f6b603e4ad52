"""level 500: counts the tricks in a global variable that no new game resets"""

rozhodni_spravne = rozhodni_stych
POCET = [0]


def rozhodni_stych(vesmir):
    if len(vesmir.stred) == 2:
        POCET[0] += 1
    novy = rozhodni_spravne(vesmir)
    if POCET[0] > 12 and not je_konec(novy.stavy[0]):
        return dohraj(novy, kdo_vzal(vesmir)) if len(vesmir.stred) == 2 else novy
    return novy
