"""level 441: a dict without the states with a mark
says: KeyError"""


def popis_stavu(svet, jmeno):
    vety = {'hraje': 'Hraješ.', 'vzal': 'Bereš.', 'hlasi': 'Hlásíš.', 'hlasi_trumf': 'Hlásíš trumf.', 'ceka': 'Čekáš.'}
    return vety[svet.stav]
