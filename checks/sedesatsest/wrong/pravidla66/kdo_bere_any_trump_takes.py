"""level 101: the second takes whenever it is a trump"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.barva == trumf:
        return 1
    return 1 if druha.barva == prvni.barva and druha.hodnota > prvni.hodnota else 0
