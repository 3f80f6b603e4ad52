"""level 301: hides the other player's points"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(body2=0) if hrac == 1 else svet._replace(body1=0)
