"""level 321: every message moves for the first player"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    if jmeno in vesmir.svety and len(vesmir.svety) == 2 and je_zprava(zprava) and zprava[0] == 'vyloz':
        return zprava_spravne(vesmir, vesmir.jmena[0], zprava)
    return zprava_spravne(vesmir, jmeno, zprava)
