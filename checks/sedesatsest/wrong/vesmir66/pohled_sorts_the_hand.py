"""level 301: sorts the hand on the way"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka1=serad(svet.ruka1)) if hrac == 1 else svet._replace(ruka2=serad(svet.ruka2))
