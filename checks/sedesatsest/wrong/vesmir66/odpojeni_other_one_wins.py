"""level 331: the one who remains wins"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
    vitez = souper(cislo_hrace(vesmir, jmeno))
    return odpojeni_spravne(se_stavy(s_vyhrou(vesmir, vitez, 3), vitez, 'vyhra3f', 'prohra3f'), jmeno)
