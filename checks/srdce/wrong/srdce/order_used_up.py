"""level 21: takes the ranks out of the list, so it works only once"""


def poradi_obrazu():
    poradi = {}
    while OBRAZY:
        poradi[OBRAZY[0]] = len(poradi)
        OBRAZY.pop(0)
    return poradi
