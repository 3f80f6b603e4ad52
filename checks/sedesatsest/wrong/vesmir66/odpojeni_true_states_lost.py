"""level 332: both wait for good"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    if balik.posty and not je_konec(vesmir.stavy[0]):
        return Balik(balik.vesmir._replace(stavy=['ceka', 'ceka']), balik.posty, [])
    return balik
