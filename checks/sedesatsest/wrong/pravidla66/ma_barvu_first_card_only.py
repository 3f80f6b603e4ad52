"""level 81: the first card decides"""


def ma_barvu(stred, ruka):
    for karta in ruka:
        return karta.barva == stred[0].barva
    return False
