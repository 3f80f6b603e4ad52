"""level 101: the second takes whenever it is a trump"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.barva == trumf:
        return 1
    return 1 if druha.barva == prvni.barva and druha.hodnota > prvni.hodnota else 0


"""level 101: compares names by the alphabet"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 1 if druha.jmeno > prvni.jmeno else 0
    return 1 if druha.barva == trumf else 0


"""level 101: thinks that a higher order is a higher card"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 1 if druha.razeni > prvni.razeni else 0
    return 1 if druha.barva == trumf else 0


"""level 101: compares suits with is"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.barva is prvni.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0


"""level 101: the lower card takes"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 1 if druha.hodnota < prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0


"""level 101: counts from one"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return 2 if druha.hodnota > prvni.hodnota else 1
    return 2 if druha.barva == trumf else 1


"""level 101: the card instead of its place"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva == druha.barva:
        return druha if druha.hodnota > prvni.hodnota else prvni
    return druha if druha.barva == trumf else prvni


"""level 101: ten below the jack, as in other games"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    poradi = ['9', '10', 'kluk', 'dama', 'kral', 'eso']
    if prvni.barva == druha.barva:
        return 1 if poradi.index(druha.jmeno) > poradi.index(prvni.jmeno) else 0
    return 1 if druha.barva == trumf else 0


"""level 102: the higher card, whatever its suit"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if prvni.barva != trumf and druha.barva == trumf:
        return 1
    if prvni.barva == trumf and druha.barva != trumf:
        return 0
    return 1 if druha.hodnota > prvni.hodnota else 0


"""level 103: a led trump is beaten by a higher card"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.barva == trumf and prvni.barva != trumf:
        return 1
    if prvni.barva == trumf or druha.barva == prvni.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 0


"""level 103: does not know trumps"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    return 1 if druha.barva == prvni.barva and druha.hodnota > prvni.hodnota else 0


"""level 103: takes the cards from the middle"""
def kdo_bere(stred, trumf):
    druha, prvni = stred.pop(), stred.pop()
    if prvni.barva == druha.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0


"""level 103: a trump takes only lower cards"""
def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.hodnota > prvni.hodnota and druha.barva in (prvni.barva, trumf):
        return 1
    return 0
