"""level 31: returns only lists
says: None"""


def dekoduj_vse(neco):
    if isinstance(neco, list):
        if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
            return dekoduj(neco)
        return [dekoduj_vse(prvek) for prvek in neco]
