"""level 302: after the end the hands are seen"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if je_konec(svet.stav):
        return svet._replace(ruka1=vesmir.ruka1, ruka2=vesmir.ruka2)
    return svet
