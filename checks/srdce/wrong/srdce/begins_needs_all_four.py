"""level 41: goes through HRACI, not through the players it was given"""


def zacina(hraci):
    for jmeno in HRACI:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            return jmeno
    return None
