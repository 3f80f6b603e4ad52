"""level 52: a king takes in any suit"""


def bere(stul):
    nejlepsi = stul[0]
    for vylozeno in stul:
        barva_karty, obraz_karty = vylozeno['karta']
        if vyska_vylozene(vylozeno) > vyska_vylozene(nejlepsi):
            if barva_karty == barva(nejlepsi['karta']) or obraz_karty == 'kral':
                nejlepsi = vylozeno
    return nejlepsi['hrac']
