"""level 82: nothing to follow means yes"""


def ma_barvu(stred, ruka):
    if not stred:
        return True
    return any(karta.barva == stred[0].barva for karta in ruka)
