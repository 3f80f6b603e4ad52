"""level 92: shuffles who gets which ready-made hand"""


def rozdej():
    karty = vsechny_karty()
    ruce = [set(karty[i::4]) for i in range(4)]
    shuffle(ruce)
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': ruce[i], 'stychy': []}
    return hraci
