"""level 11: turns every rank into a number"""


def obraz(karta):
    return int(karta[1])
