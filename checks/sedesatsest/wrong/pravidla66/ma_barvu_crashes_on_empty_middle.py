"""level 82: does not expect an empty middle
says: IndexError"""


def ma_barvu(stred, ruka):
    for karta in ruka:
        if karta.barva == stred[0].barva:
            return True
    return False
