"""level 103: takes the cards from the middle"""


def kdo_bere(stred, trumf):
    druha, prvni = stred.pop(), stred.pop()
    if prvni.barva == druha.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0
