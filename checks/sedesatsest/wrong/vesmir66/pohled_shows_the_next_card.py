"""level 303: the card to be drawn next is seen, too"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    balicek = vesmir.balicek[:1] + rubem_nahoru(vesmir.balicek[1:-1]) + vesmir.balicek[1:][-1:]
    return pohled_spravne(vesmir, hrac)._replace(balicek=balicek)
