"""level 34: four items that begin with a text are a card"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if len(neco) == 4 and isinstance(neco[0], str):
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]
