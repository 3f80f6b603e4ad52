"""level 51: thinks that Gábi always leads"""


def bere(stul):
    nejlepsi = 0
    for i in range(len(stul)):
        if stul[i]['karta'][0] == stul[0]['karta'][0] and vyska(stul[i]['karta']) > vyska(stul[nejlepsi]['karta']):
            nejlepsi = i
    return HRACI[nejlepsi]
