"""level 321: sends the new views, but keeps the old universe"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    return Balik(vesmir, zprava_spravne(vesmir, jmeno, zprava).posty, [])
