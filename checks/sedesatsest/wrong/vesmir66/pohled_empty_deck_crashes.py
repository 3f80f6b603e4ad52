"""level 303: crashes on an empty deck"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    balicek = [vesmir.balicek[0]] + rubem_nahoru(vesmir.balicek[1:])
    return pohled_spravne(vesmir, hrac)._replace(balicek=balicek)
