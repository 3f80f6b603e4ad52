"""level 31: looks at the first item of an empty list
says: IndexError"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if isinstance(neco[0], str) and len(neco) == 4:
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]
