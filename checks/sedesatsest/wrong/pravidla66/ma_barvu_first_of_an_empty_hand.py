"""level 82: does not expect an empty hand
says: IndexError"""


def ma_barvu(stred, ruka):
    if not stred:
        return False
    if ruka[0].barva == stred[0].barva:
        return True
    return any(karta.barva == stred[0].barva for karta in ruka)
