"""level 101: compares names by the alphabet"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 1 if druha.jmeno > prvni.jmeno else 0
    return 1 if druha.barva == trumf else 0
