"""level 12: a shorter way for cards that cannot be seen"""


def zakoduj(karta):
    if karta == RUB:
        return '?'
    return list(karta)
