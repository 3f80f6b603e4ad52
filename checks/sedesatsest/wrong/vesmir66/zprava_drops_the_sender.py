"""level 321: drops the one who sent it"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return Balik(balik.vesmir, balik.posty, [jmeno] if balik.posty else [])
