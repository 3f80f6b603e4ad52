"""level 334: gives None for a stranger"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    if jmeno in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
