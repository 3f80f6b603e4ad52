"""level 302: the other player always has six backs"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka2=[RUB] * 6) if hrac == 1 else svet._replace(ruka1=[RUB] * 6)
