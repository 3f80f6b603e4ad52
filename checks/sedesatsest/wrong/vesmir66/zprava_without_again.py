"""level 322: forgets the word znovu"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'znovu':
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
