"""level 21: order is the key and rank the value"""


def poradi_obrazu():
    poradi = {}
    for i in range(13):
        poradi[i] = OBRAZY[i]
    return poradi
