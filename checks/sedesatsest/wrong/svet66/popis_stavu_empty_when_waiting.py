"""level 441: nothing to say while waiting"""


def popis_stavu(svet, jmeno):
    if je_na_tahu(svet.stav) or je_konec(svet.stav):
        return popis_konce(svet.stav) if je_konec(svet.stav) else 'Hraješ.'
    return ''
