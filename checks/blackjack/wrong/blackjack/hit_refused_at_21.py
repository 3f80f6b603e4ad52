"""level 111: with 21 no more cards may be taken"""

brani_bez_omezeni = ber  # noqa: F821


def ber(hra):
    soucet, _ = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    if soucet == 21:
        raise ValueError('Máš 21, víc nepotřebuješ.')
    return brani_bez_omezeni(hra)
