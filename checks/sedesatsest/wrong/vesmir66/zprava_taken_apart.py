"""level 326: takes the message apart with pop"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    if not je_zprava(zprava):
        return Balik(vesmir, [], [])
    slovo = zprava.pop(0)
    return zprava_spravne(vesmir, jmeno, [slovo, *zprava])
