"""level 21: a plain tuple has no names"""
def dekoduj(seznam):
    return tuple(seznam)


"""level 21: takes the items out of the list"""
def dekoduj(seznam):
    barva = seznam.pop(0)
    jmeno = seznam.pop(0)
    hodnota = seznam.pop(0)
    return Karta(barva, jmeno, hodnota, seznam.pop(0))


"""level 21: value and order are forgotten"""
def dekoduj(seznam):
    return Karta(seznam[0], seznam[1], 0, 0)


"""level 21: looks the card up among the 24, and the back is not there"""
def dekoduj(seznam):
    for karta in VSECHNY_KARTY:
        if list(karta) == seznam:
            return karta
    return None


"""level 21: gives the list back"""
def dekoduj(seznam):
    return seznam


"""level 21: puts the whole list into the first item
says: TypeError
"""
def dekoduj(seznam):
    return Karta(seznam)


"""level 21: name and suit swapped"""
def dekoduj(seznam):
    jmeno, barva, hodnota, razeni = seznam
    return Karta(barva, jmeno, hodnota, razeni)


"""level 21: prints the card
says: return
"""
def dekoduj(seznam):
    print(Karta(*seznam))
