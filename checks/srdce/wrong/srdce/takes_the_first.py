"""level 51: who leads always takes"""


def bere(stul):
    return stul[0]['hrac']
