"""level 101: the lower card takes"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 1 if druha.hodnota < prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0
