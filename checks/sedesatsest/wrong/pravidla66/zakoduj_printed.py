"""level 11: prints the list instead of returning it
says: return"""


def zakoduj(karta):
    print(list(karta))
