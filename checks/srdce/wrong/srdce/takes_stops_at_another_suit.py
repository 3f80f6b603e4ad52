"""level 52: stops looking when somebody does not follow suit"""


def bere(stul):
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] != stul[0]['karta'][0]:
            break
        if OBRAZY.index(v['karta'][1]) > OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']
