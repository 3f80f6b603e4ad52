"""level 32: a tuple in place of a card"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return tuple(neco[:2])
    return [dekoduj_vse(prvek) for prvek in neco]
