"""level 325: who is alone can play on when the other one has been there"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if len(vesmir.jmena) == 2:
        svety = vesmir.svety
        return proved_spravne(vesmir._replace(svety=vesmir.jmena), hrac, zprava)._replace(svety=svety)
    return proved_spravne(vesmir, hrac, zprava)
