"""level 101: the card instead of its place"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return druha if druha.hodnota > prvni.hodnota else prvni
    return druha if druha.barva == trumf else prvni
