"""level 237: crashes when there are not two cards"""


def rozhodni_stych(vesmir):
    vitez = kdo_vzal(vesmir)
    novy = se_stychem(vesmir, vitez, vesmir.stred)
    novy = dober(novy._replace(stred=[], posledni_stych=vesmir.stred), vitez)
    if not novy.ruka1 and not novy.ruka2:
        return dohraj(novy, vitez)
    return se_stavy(novy, vitez, 'vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy))
