"""level 442: one sentence for everything"""


def popis_stavu(svet, jmeno):
    return 'Hraje se šedesát šest.'
