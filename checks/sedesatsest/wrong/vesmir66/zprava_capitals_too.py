"""level 324: understands words in capitals"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    return proved_spravne(vesmir, hrac, [zprava[0].lower(), *zprava[1:]])
