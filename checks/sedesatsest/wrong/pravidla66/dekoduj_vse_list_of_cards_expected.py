"""level 32: takes only a list of cards"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    return [dekoduj(prvek) if isinstance(prvek, list) and len(prvek) == 4 else prvek for prvek in neco]
