"""level 263: the one who hears gets no mark"""

hlas_spravne = hlas


def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    return novy._replace(stavy=[stav.replace('slysi!', 'slysi') for stav in novy.stavy])
