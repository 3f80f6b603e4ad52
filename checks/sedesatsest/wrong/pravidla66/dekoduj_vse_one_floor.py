"""level 33: finds cards in a list, but not deeper"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    zname = [list(karta) for karta in (*VSECHNY_KARTY, RUB)]
    if neco in zname:
        return dekoduj(neco)
    return [dekoduj(prvek) if prvek in zname else prvek for prvek in neco]
