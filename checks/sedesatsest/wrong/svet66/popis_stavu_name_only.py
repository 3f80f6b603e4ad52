"""level 442: always greets"""


def popis_stavu(svet, jmeno):
    return f'{jmeno}, hrajete šedesát šest o 66 bodů.'
