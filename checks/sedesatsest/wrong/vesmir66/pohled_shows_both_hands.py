"""level 302: the other player's hand is seen"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(ruka1=vesmir.ruka1, ruka2=vesmir.ruka2)
