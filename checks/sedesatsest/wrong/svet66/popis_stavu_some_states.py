"""level 441: not all states
says: None"""


def popis_stavu(svet, jmeno):
    if je_na_tahu(svet.stav):
        return 'Hraješ.'
    if je_konec(svet.stav):
        return 'Konec hry.'
