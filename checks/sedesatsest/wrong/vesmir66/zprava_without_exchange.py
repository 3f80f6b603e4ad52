"""level 322: knows the exchange by another word"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'vymen':
        return vesmir
    if zprava[0] == 'vymen_devitku':
        zprava = ['vymen']
    return proved_spravne(vesmir, hrac, zprava)
