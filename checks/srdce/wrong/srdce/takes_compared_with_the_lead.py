"""level 51: compares with the card led, not with the highest so far"""


def bere(stul):
    prvni = stul[0]
    kdo = prvni['hrac']
    for v in stul:
        if v['karta'][0] == prvni['karta'][0] and OBRAZY.index(v['karta'][1]) > OBRAZY.index(prvni['karta'][1]):
            kdo = v['hrac']
    return kdo
