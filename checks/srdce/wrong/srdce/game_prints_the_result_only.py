"""level 133: prints the players at the end, not the tricks"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
    print(hraci)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
