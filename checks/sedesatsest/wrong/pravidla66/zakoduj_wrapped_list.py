"""level 11: a list with the card in it"""


def zakoduj(karta):
    return [karta]
