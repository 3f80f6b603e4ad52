"""level 303: also the open card is hidden"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=rubem_nahoru(vesmir.balicek))
