"""level 52: the highest card of any suit takes"""


def bere(stul):
    nejlepsi = stul[0]
    for v in stul:
        if OBRAZY.index(v['karta'][1]) > OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']
