"""level 34: every list of four is a card"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if len(neco) == 4:
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]
