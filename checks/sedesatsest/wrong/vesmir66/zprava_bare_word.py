"""level 324: understands a word without a list"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    if isinstance(zprava, str):
        zprava = [zprava]
    return zprava_spravne(vesmir, jmeno, zprava)
