"""level 510: compares words with `is`: true only while nobody sends them as text"""

VYLOZ = 'vyloz'
proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'vyloz' and zprava[0] is not VYLOZ:
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
