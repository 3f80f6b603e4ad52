"""level 103: does not know trumps"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    return 1 if druha.barva == prvni.barva and druha.hodnota > prvni.hodnota else 0
