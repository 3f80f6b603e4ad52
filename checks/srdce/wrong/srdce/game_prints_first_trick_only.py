"""level 133: prints only the first trick that each player took"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][0], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
