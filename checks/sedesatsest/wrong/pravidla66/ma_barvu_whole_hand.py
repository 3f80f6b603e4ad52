"""level 81: all cards must be of the suit"""


def ma_barvu(stred, ruka):
    return all(karta.barva == stred[0].barva for karta in ruka)
