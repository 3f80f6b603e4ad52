"""level 321: sends the views from before the move"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return Balik(balik.vesmir, rozesli(vesmir) if balik.posty else [], [])
