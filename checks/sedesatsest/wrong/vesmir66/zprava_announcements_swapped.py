"""level 322: the two announcements are swapped"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'hlas':
        return hlas_trumf(vesmir, hrac)
    if zprava[0] == 'hlas_trumf':
        return hlas(vesmir, hrac)
    return proved_spravne(vesmir, hrac, zprava)
