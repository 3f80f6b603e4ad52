"""level 322: only the one who laid last may ask for the trick"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'rozhodni' and vesmir.stav != f'h{hrac}':
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
