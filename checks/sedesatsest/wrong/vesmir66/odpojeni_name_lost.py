"""level 331: the name is lost, and with it the place"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    jmena = [kdo for kdo in vesmir.jmena if kdo != jmeno]
    return Balik(balik.vesmir._replace(jmena=jmena), balik.posty, [])
