"""level 131: does not use the cards it was given"""


def hra(rozdano=None):
    hraci = rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
