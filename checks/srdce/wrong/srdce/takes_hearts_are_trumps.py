"""level 52: hearts beat the other suits"""


def bere(stul):
    barva_kola = stul[0]['karta'][0]
    for v in stul:
        if v['karta'][0] == 'Sr':
            barva_kola = 'Sr'
    nejvyssi = -1
    for v in stul:
        if v['karta'][0] == barva_kola and OBRAZY.index(v['karta'][1]) > nejvyssi:
            nejvyssi = OBRAZY.index(v['karta'][1])
            kdo = v['hrac']
    return kdo
