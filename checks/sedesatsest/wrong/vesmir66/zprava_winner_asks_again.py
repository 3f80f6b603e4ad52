"""level 322: only the winner may ask for another game"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'znovu' and not je_vyhra(stav_hrace(vesmir, hrac)):
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)
