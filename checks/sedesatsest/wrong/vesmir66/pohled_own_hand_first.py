"""level 301: one's own hand is always ruka1"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if hrac == 2:
        return svet._replace(ruka1=svet.ruka2, ruka2=svet.ruka1)
    return svet
