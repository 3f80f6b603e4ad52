"""level 331: the one who left stays among the connected"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    return Balik(vesmir, balik.posty, [])
