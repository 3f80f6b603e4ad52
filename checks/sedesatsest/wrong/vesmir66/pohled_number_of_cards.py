"""level 302: the other player's hand is a number"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka2=len(vesmir.ruka2)) if hrac == 1 else svet._replace(ruka1=len(vesmir.ruka1))
