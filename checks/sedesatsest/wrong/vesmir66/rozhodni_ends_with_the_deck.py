"""level 234: the game ends when the deck is empty"""


def rozhodni_stych(vesmir):
    if len(vesmir.stred) != 2:
        return vesmir
    vitez = kdo_vzal(vesmir)
    novy = se_stychem(vesmir, vitez, vesmir.stred)._replace(stred=[], posledni_stych=vesmir.stred)
    novy = dober(novy, vitez)
    if not novy.balicek:
        return dohraj(novy, vitez)
    return se_stavy(novy, vitez, 'vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy))
