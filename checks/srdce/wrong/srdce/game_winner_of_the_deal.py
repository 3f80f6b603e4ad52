"""level 132: the winners are found before anything is played"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    vitezove = vyhrava(hraci)
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vitezove, 'hraci': hraci}
