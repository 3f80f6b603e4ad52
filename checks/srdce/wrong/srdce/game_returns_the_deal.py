"""level 131: returns the players as they were at the beginning"""


def hra(rozdano=None):
    rozdani = rozdano or rozdej()
    hraci = rozdani
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': rozdani}
