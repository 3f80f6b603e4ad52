"""level 42: does not look at the suit asked for"""


def ma_par(ruka, barva):
    for karta in ruka:
        for druha in ruka:
            if karta.barva == druha.barva and karta.jmeno == 'kral' and druha.jmeno == 'dama':
                return True
    return False
