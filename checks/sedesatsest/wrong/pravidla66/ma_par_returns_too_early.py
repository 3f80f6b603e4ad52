"""level 41: returns after the first card"""


def ma_par(ruka, barva):
    jmena = []
    for karta in ruka:
        if karta.barva == barva:
            jmena.append(karta.jmeno)
        return 'kral' in jmena and 'dama' in jmena
