"""level 41: the first player when nobody has the card"""


def zacina(hraci):
    zacinajici = HRACI[0]
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            zacinajici = jmeno
    return zacinajici
