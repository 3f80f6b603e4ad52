"""level 233: both keep the state of a trick"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if je_konec(novy.stavy[0]):
        return novy
    return novy._replace(stavy=vesmir.stavy)
