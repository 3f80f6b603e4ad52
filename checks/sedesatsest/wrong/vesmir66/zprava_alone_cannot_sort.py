"""level 325: who is alone cannot even sort"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if len(vesmir.svety) < 2:
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
