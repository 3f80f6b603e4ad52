"""level 303: shows the last card of the deck, not the open one"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    balicek = rubem_nahoru(vesmir.balicek[:-1]) + vesmir.balicek[-1:]
    return pohled_spravne(vesmir, hrac)._replace(balicek=balicek)
