"""level 321: only the sender is told"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] == jmeno], [])
