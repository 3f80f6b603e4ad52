"""level 21: prints the card
says: return"""


def dekoduj(seznam):
    print(Karta(*seznam))
