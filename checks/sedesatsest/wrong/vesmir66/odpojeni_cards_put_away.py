"""level 331: the cards of the one who left are put away"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
    return odpojeni_spravne(s_rukou(vesmir, cislo_hrace(vesmir, jmeno), []), jmeno)
