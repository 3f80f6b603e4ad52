"""level 33: does not look inside lists"""


def dekoduj_vse(neco):
    if isinstance(neco, list) and neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    return neco
