"""level 101: counts from one"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 2 if druha.hodnota > prvni.hodnota else 1
    return 2 if druha.barva == trumf else 1
