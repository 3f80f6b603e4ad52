"""level 103: a led trump is beaten by a higher card"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.barva == trumf and prvni.barva != trumf:
        return 1
    if prvni.barva == trumf or druha.barva == prvni.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 0
