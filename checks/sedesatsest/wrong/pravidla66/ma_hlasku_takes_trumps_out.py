"""level 62: throws the trumps out of the hand"""


def ma_hlasku(trumf, ruka):
    for karta in list(ruka):
        if karta.barva == trumf:
            ruka.remove(karta)
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))
