"""level 52: the queen of spades takes, whatever was led"""

bere_podle_barvy = bere


def bere(stul):
    for vylozeno in stul:
        if vylozeno['karta'] == ('Pi', 'dama'):
            return vylozeno['hrac']
    return bere_podle_barvy(stul)
