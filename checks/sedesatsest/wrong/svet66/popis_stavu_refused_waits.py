"""level 442: who was refused waits"""


def popis_stavu(svet, jmeno):
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    stav = 'ceka' if svet.stav == 'odmitnut' else svet.stav
    return stav + ', ' + ' a '.join(svet.jmena)
