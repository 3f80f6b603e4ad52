"""level 131: writes each trick into the players it was given"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        novi, kdo = kolo(hraci, kdo)
        hraci.update(novi)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
