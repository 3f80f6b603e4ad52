"""level 41: any two cards of the suit"""


def ma_par(ruka, barva):
    return len([karta for karta in ruka if karta.barva == barva]) >= 2
