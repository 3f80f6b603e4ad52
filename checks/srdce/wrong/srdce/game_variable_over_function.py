"""level 131: what a function returned is stored under the name of that function
says: zakrylo funkci kolo
"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        kolo = kolo(hraci, kdo)
        hraci, kdo = kolo
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
