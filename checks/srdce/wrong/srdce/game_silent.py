"""level 133: prints nothing
says: Funkce nic nevypsala.
"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
