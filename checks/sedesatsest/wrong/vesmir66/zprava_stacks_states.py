"""level 326: stores the new states in the very list it was given"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    vesmir.stavy[:] = balik.vesmir.stavy
    return balik
