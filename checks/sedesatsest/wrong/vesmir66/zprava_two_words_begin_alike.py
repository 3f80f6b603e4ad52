"""level 322: a trump announcement is taken for a plain one"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0].startswith('hlas'):
        return hlas(vesmir, hrac)
    return proved_spravne(vesmir, hrac, zprava)
