"""level 132: the result has only the players
says: chybí klíč 'vyhrava'
"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'hraci': hraci}
