"""level 11: the rank is always a string"""


def obraz(karta):
    return str(karta[1])
