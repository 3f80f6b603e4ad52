"""level 331: the game starts over"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
    return odpojeni_spravne(novy_vesmir()._replace(jmena=vesmir.jmena, svety=vesmir.svety), jmeno)
