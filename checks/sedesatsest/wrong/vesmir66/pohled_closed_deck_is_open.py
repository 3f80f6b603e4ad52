"""level 303: a closed deck is seen"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(balicek=vesmir.balicek) if je_zavreno(vesmir) else svet
