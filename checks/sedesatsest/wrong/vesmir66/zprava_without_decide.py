"""level 322: forgets the word rozhodni"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'rozhodni':
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
