"""level 21: counts from one"""


def poradi_obrazu():
    poradi = {}
    cislo = 1
    for obraz in OBRAZY:
        poradi[obraz] = cislo
        cislo += 1
    return poradi
