"""level 294: a trick on the table counts as an end"""


def znovu(vesmir):
    if je_na_tahu(vesmir.stavy[0]) or je_na_tahu(vesmir.stavy[1]):
        return vesmir
    vitez = 1 if je_vyhra(vesmir.stavy[0]) else 2
    novy = novy_vesmir()._replace(vyhry1=vesmir.vyhry1, vyhry2=vesmir.vyhry2, jmena=vesmir.jmena, svety=vesmir.svety)
    return se_stavy(novy, vitez, 'hraje', 'ceka')
