"""level 131: plays 13 tricks even with fewer cards"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    for i in range(13):
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
