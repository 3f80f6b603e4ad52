"""level 326: moves the sender to the end of the very list it was given"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    if balik.posty:
        vesmir.svety.remove(jmeno)
        vesmir.svety.append(jmeno)
    return balik
