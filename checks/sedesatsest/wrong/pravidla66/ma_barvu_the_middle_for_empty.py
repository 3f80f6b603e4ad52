"""level 82: and gives the empty list"""


def ma_barvu(stred, ruka):
    return stred and any(karta.barva == stred[0].barva for karta in ruka)
