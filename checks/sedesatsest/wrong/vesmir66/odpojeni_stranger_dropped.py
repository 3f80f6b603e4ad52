"""level 334: drops a stranger"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    if jmeno in vesmir.svety:
        return balik
    return Balik(vesmir, [], [jmeno])
