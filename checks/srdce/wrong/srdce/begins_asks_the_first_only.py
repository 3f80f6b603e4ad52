"""level 41: gives up after the first player"""


def zacina(hraci):
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            return jmeno
        else:
            return None
