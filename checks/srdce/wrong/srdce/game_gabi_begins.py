"""level 131: Gábi begins the game, not the two of clubs"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = 'Gábi'
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
