"""level 331: drops the one who is gone"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    if jmeno in vesmir.svety:
        return Balik(balik.vesmir, balik.posty, [jmeno])
    return balik
