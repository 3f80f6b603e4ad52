"""level 41: the king must stand right before the queen"""


def ma_par(ruka, barva):
    for poradi in range(len(ruka) - 1):
        prvni, druha = ruka[poradi], ruka[poradi + 1]
        if prvni.barva == druha.barva == barva and prvni.jmeno == 'kral' and druha.jmeno == 'dama':
            return True
    return False
