"""level 321: only the other player is told"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    if len(vesmir.svety) == 1:
        return balik
    return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] != jmeno], [])
