"""level 325: who is alone can have the next game dealt"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'znovu':
        return znovu(vesmir)
    return proved_spravne(vesmir, hrac, zprava)
