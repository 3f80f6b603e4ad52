"""level 101: thinks that a higher order is a higher card"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 1 if druha.razeni > prvni.razeni else 0
    return 1 if druha.barva == trumf else 0
