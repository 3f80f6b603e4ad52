"""level 31: everything is a list
says: RecursionError"""


def dekoduj_vse(neco):
    if len(neco) == 4 and not isinstance(neco[0], list):
        return Karta(*neco)
    return [dekoduj_vse(prvek) for prvek in neco]
