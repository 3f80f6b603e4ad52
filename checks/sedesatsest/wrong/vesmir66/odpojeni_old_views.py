"""level 331: the view is from before: the other one plays on"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, [posta for posta in rozesli(vesmir) if posta[0] != jmeno and balik.posty], [])
