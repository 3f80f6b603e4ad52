"""level 53: the ace is the lowest card"""


def bere(stul):
    od_esa = ['eso'] + OBRAZY[:-1]
    barva_kola = stul[0]['karta'][0]
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] == barva_kola and od_esa.index(v['karta'][1]) > od_esa.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']
