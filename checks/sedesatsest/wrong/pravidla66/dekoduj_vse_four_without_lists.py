"""level 34: four items that are no lists are a card"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if len(neco) == 4 and not any(isinstance(prvek, list) for prvek in neco):
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]
