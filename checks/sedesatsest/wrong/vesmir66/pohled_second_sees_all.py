"""level 302: the second player sees the first one's hand"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(ruka1=vesmir.ruka1)
