"""level 324: understands a number written as a text"""

proved_spravne = proved


def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and str(zprava[1]).removeprefix('-').isdigit()
    return len(zprava) == 1


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'vyloz':
        zprava = ['vyloz', int(zprava[1])]
    return proved_spravne(vesmir, hrac, zprava)
