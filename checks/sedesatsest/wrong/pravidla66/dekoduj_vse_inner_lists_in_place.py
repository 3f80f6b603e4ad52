"""level 35: copies the outer list only"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    for prvek in neco:
        if isinstance(prvek, list):
            prvek[:] = [dekoduj_vse(vnitrni) for vnitrni in prvek]
    return [dekoduj_vse(prvek) for prvek in neco]
