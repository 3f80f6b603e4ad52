"""level 51: the lowest card takes"""


def bere(stul):
    barva_kola = stul[0]['karta'][0]
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] == barva_kola and OBRAZY.index(v['karta'][1]) < OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']
