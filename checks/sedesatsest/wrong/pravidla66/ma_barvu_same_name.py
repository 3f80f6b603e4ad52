"""level 81: the same name is enough too"""


def ma_barvu(stred, ruka):
    return any(karta.barva == stred[0].barva or karta.jmeno == stred[0].jmeno for karta in ruka)
