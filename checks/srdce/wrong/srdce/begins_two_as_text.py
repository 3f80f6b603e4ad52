"""level 41: looks for the string 2"""


def zacina(hraci):
    for jmeno in hraci:
        if ('Kr', '2') in hraci[jmeno]['ruka']:
            return jmeno
