"""level 32: the back is no card"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in VSECHNY_KARTY]:
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]
