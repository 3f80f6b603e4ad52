"""level 41: one instead of True"""


def ma_par(ruka, barva):
    return len([karta for karta in ruka if karta.barva == barva and karta.jmeno in ('kral', 'dama')]) // 2
