"""level 12: hides cards that cannot be seen"""


def zakoduj(karta):
    if karta.jmeno == '?':
        return []
    return list(karta)
