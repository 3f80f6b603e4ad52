"""level 324: calls whatever function has such a name"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] in globals() and zprava[0] not in ('vyloz', 'znovu') and len(vesmir.svety) == 2:
        return globals()[zprava[0]](vesmir, hrac)
    return proved_spravne(vesmir, hrac, zprava)
