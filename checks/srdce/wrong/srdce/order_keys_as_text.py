"""level 21: all keys are strings"""


def poradi_obrazu():
    poradi = {}
    for obraz in OBRAZY:
        poradi[str(obraz)] = OBRAZY.index(obraz)
    return poradi
