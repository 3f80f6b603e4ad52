"""level 322: asks whose turn it is before any word"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'serad' and not je_na_tahu(stav_hrace(vesmir, hrac)) and len(vesmir.svety) == 2:
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
