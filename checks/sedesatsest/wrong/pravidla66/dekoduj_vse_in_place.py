"""level 35: rewrites the list that it was given"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    for poradi in range(len(neco)):
        neco[poradi] = dekoduj_vse(neco[poradi])
    return neco
