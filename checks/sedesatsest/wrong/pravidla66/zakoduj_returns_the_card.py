"""level 11: thinks that a NamedTuple is a list already"""


def zakoduj(karta):
    return karta
