"""level 41: confuses the queen with the ten"""


def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and '10' in jmena
