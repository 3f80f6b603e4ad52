"""level 324: looks a word up without asking whether it is there"""


def proved(vesmir, hrac, zprava):
    slovo = zprava[0]
    if len(vesmir.svety) < 2 and slovo != 'serad':
        return vesmir
    if slovo == 'vyloz':
        return vyloz(vesmir, hrac, zprava[1])
    if slovo == 'rozhodni':
        return rozhodni_stych(vesmir)
    if slovo == 'znovu':
        return znovu(vesmir)
    tahy = {
        'serad': serad_ruku,
        'vymen': vymen_trumf,
        'hlas': hlas,
        'hlas_trumf': hlas_trumf,
        'zavri': zavri,
        'skonci': skonci,
    }
    return tahy[slovo](vesmir, hrac)
