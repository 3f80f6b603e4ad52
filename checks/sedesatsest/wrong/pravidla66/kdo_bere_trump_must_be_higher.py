"""level 103: a trump takes only lower cards"""


def kdo_bere(stred, trumf):
    prvni, druha = stred
    if druha.hodnota > prvni.hodnota and druha.barva in (prvni.barva, trumf):
        return 1
    return 0
