"""level 324: every other word stops the game"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if len(vesmir.svety) < 2 or zprava[0] in (
        'vyloz', 'serad', 'vymen', 'hlas', 'hlas_trumf', 'zavri', 'znovu', 'rozhodni'
    ):
        return proved_spravne(vesmir, hrac, zprava)
    return skonci(vesmir, hrac)
