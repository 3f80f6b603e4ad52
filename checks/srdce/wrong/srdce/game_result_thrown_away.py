"""level 131: throws away the players of each trick and never ends
says: Netočí se v ní
"""


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        kolo(hraci, kdo)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
