"""level 41: whoever holds a two"""


def zacina(hraci):
    for jmeno in hraci:
        for karta in hraci[jmeno]['ruka']:
            if karta[1] == 2:
                return jmeno
    return None
