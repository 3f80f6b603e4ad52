"""level 81: looks at the last card in the middle"""


def ma_barvu(stred, ruka):
    if not stred:
        return False
    return any(karta.barva == stred[-1].barva for karta in ruka)
