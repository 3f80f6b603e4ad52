"""level 303: only the open card is left of the deck"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek[:1])
