"""level 81: takes the card from the middle"""


def ma_barvu(stred, ruka):
    barva = stred.pop().barva
    return any(karta.barva == barva for karta in ruka)
