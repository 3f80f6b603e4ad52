"""level 331: the one who remains is not told"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    return Balik(odpojeni_spravne(vesmir, jmeno).vesmir, [], [])
