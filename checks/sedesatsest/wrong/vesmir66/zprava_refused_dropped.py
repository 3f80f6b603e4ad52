"""level 323: drops whoever makes a move that is not allowed"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return balik if balik.posty else Balik(vesmir, [], [jmeno])
