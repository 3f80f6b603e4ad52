"""level 51: sorts the table it was given"""


def bere(stul):
    barva_kola = stul[0]['karta'][0]
    stul.sort(key=lambda v: (v['karta'][0] == barva_kola, OBRAZY.index(v['karta'][1])))
    return stul[-1]['hrac']
