"""level 133: the name stands before the cards"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(kdo, 'bere:', [v['karta'] for v in hraci[kdo]['stychy'][-1]])
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
