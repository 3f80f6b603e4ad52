"""level 81: no return at the end
says: None"""


def ma_barvu(stred, ruka):
    for karta in ruka:
        if karta.barva == stred[0].barva:
            return True
