"""level 323: gives None when nothing changed"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    if balik.posty:
        return balik
