"""level 41: takes the two of clubs out of the hand"""


def zacina(hraci):
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            hraci[jmeno]['ruka'].remove(('Kr', 2))
            return jmeno
    return None
