"""level 52: compares the suit with the card before"""


def bere(stul):
    nejlepsi = stul[0]
    for i in range(1, len(stul)):
        if stul[i]['karta'][0] == stul[i - 1]['karta'][0]:
            if OBRAZY.index(stul[i]['karta'][1]) > OBRAZY.index(nejlepsi['karta'][1]):
                nejlepsi = stul[i]
    return nejlepsi['hrac']
