"""level 31: everything is a list
says: RecursionError
"""
def dekoduj_vse(neco):
    if len(neco) == 4 and not isinstance(neco[0], list):
        return Karta(*neco)
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 31: looks at the first item of an empty list
says: IndexError
"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if isinstance(neco[0], str) and len(neco) == 4:
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 31: returns only lists
says: None
"""
def dekoduj_vse(neco):
    if isinstance(neco, list):
        if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
            return dekoduj(neco)
        return [dekoduj_vse(prvek) for prvek in neco]


"""level 31: goes through the letters of a text"""
def dekoduj_vse(neco):
    if isinstance(neco, int):
        return neco
    if list(neco) in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    return [prvek if isinstance(prvek, str) else dekoduj_vse(prvek) for prvek in neco]


"""level 32: takes only a list of cards"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    return [dekoduj(prvek) if isinstance(prvek, list) and len(prvek) == 4 else prvek for prvek in neco]


"""level 32: a tuple in place of a card"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return tuple(neco[:2])
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 32: the back is no card"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in VSECHNY_KARTY]:
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 33: one flat list of everything"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    vysledek = []
    for prvek in neco:
        dekodovany = dekoduj_vse(prvek)
        if type(dekodovany) is list:
            vysledek.extend(dekodovany)
        else:
            vysledek.append(dekodovany)
    return vysledek


"""level 33: does not look inside lists"""
def dekoduj_vse(neco):
    if isinstance(neco, list) and neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    return neco


"""level 33: finds cards in a list, but not deeper"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    zname = [list(karta) for karta in (*VSECHNY_KARTY, RUB)]
    if neco in zname:
        return dekoduj(neco)
    return [dekoduj(prvek) if prvek in zname else prvek for prvek in neco]


"""level 34: every list of four is a card"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if len(neco) == 4:
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 34: four items that begin with a text are a card"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if len(neco) == 4 and isinstance(neco[0], str):
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 34: four items that are no lists are a card"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if len(neco) == 4 and not any(isinstance(prvek, list) for prvek in neco):
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]


"""level 35: rewrites the list that it was given"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    for poradi in range(len(neco)):
        neco[poradi] = dekoduj_vse(neco[poradi])
    return neco


"""level 35: copies the outer list only"""
def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    for prvek in neco:
        if isinstance(prvek, list):
            prvek[:] = [dekoduj_vse(vnitrni) for vnitrni in prvek]
    return [dekoduj_vse(prvek) for prvek in neco]
