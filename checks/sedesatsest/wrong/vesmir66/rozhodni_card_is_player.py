"""level 231: takes the number of the card for the player"""


def kdo_vzal(vesmir):
    return kdo_bere(vesmir.stred, vesmir.trumf) + 1
