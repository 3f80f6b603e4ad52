"""level 303: the whole deck is seen"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek)
