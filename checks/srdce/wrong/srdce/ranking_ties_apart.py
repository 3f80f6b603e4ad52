"""level 72: everybody has a set of his own"""


def poradi(hraci):
    seznam = []
    for jmeno in hraci:
        seznam.append((body(hraci[jmeno].get('stychy', [])), {jmeno}))
    return sorted(seznam, key=lambda dvojice: dvojice[0])
