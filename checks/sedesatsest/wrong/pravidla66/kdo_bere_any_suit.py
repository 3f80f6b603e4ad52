"""level 102: the higher card, whatever its suit"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva != trumf and druha.barva == trumf:
        return 1
    if prvni.barva == trumf and druha.barva != trumf:
        return 0
    return 1 if druha.hodnota > prvni.hodnota else 0
