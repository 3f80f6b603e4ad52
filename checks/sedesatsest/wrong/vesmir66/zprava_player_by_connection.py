"""level 321: the number of a player is the order of connecting"""


def cislo_hrace(vesmir, jmeno):
    return vesmir.svety.index(jmeno) + 1
