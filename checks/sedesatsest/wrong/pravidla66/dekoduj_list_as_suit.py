"""level 21: puts the whole list into the first item
says: TypeError"""


def dekoduj(seznam):
    return Karta(seznam)
