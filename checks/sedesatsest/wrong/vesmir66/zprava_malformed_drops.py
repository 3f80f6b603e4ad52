"""level 324: drops whoever sends nonsense"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    if not je_zprava(zprava):
        return Balik(vesmir, [], [jmeno])
    return zprava_spravne(vesmir, jmeno, zprava)
