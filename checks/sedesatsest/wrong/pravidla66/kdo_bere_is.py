"""level 101: compares suits with is"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.barva is prvni.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0
