"""level 510: keeps moves in a dictionary whose words are compared with `is`"""


def proved(vesmir, hrac, zprava):
    if len(vesmir.svety) < 2 and zprava[0] != 'serad':
        return vesmir
    slovo = zprava[0]
    if slovo == 'vyloz':
        return vyloz(vesmir, hrac, zprava[1])
    bez_hrace = [('rozhodni', rozhodni_stych), ('znovu', znovu)]
    for jmeno, tah in bez_hrace:
        if jmeno is slovo:
            return tah(vesmir)
    tahy = {
        'serad': serad_ruku,
        'vymen': vymen_trumf,
        'hlas': hlas,
        'hlas_trumf': hlas_trumf,
        'zavri': zavri,
        'skonci': skonci,
    }
    return tahy[slovo](vesmir, hrac) if slovo in tahy else vesmir
