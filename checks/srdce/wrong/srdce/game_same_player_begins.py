"""level 131: the same player begins every trick"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    zacinajici = zacina(hraci)
    odehrano = kolo(hraci, zacinajici)
    while odehrano:
        hraci, kdo = odehrano
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
        odehrano = kolo(hraci, zacinajici)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
