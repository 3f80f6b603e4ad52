"""level 131: ends as soon as all points are taken"""


def hra(rozdano=None):
    hraci = rozdej() if rozdano is None else rozdano
    odehrano = kolo(hraci, zacina(hraci))
    while odehrano is not None:
        hraci, kdo_bral = odehrano
        print(popis_kola(hraci[kdo_bral]['stychy'][-1], kdo_bral))
        if sum(pocet * len(jmena) for pocet, jmena in poradi(hraci)) == 26:
            break
        odehrano = kolo(hraci, kdo_bral)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
