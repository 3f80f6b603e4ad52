"""level 101: ten below the jack, as in other games"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    poradi = ['9', '10', 'kluk', 'dama', 'kral', 'eso']
    if prvni.barva == druha.barva:
        return 1 if poradi.index(druha.jmeno) > poradi.index(prvni.jmeno) else 0
    return 1 if druha.barva == trumf else 0
