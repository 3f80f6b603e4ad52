"""level 302: one card of the other hand is seen"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if hrac == 1:
        return svet._replace(ruka2=vesmir.ruka2[:1] + rubem_nahoru(vesmir.ruka2[1:]))
    return svet._replace(ruka1=vesmir.ruka1[:1] + rubem_nahoru(vesmir.ruka1[1:]))
