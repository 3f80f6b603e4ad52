"""level 31: goes through the letters of a text"""


def dekoduj_vse(neco):
    if isinstance(neco, int):
        return neco
    if list(neco) in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    return [prvek if isinstance(prvek, str) else dekoduj_vse(prvek) for prvek in neco]
