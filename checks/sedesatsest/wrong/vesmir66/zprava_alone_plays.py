"""level 325: who is alone can play on"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    svety = vesmir.svety
    return proved_spravne(vesmir._replace(svety=['Anna', 'Petr']), hrac, zprava)._replace(svety=svety)
