"""level 301: hides the other player's tricks"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if hrac == 1:
        return svet._replace(stychy2=[[RUB, RUB] for stych in svet.stychy2])
    return svet._replace(stychy1=[[RUB, RUB] for stych in svet.stychy1])
