"""level 121: the deck without the dealer's cards is never stored, as in the original"""


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])  # noqa: F821
    while vyhodnot_ruku(stav[1])[0] < 17:  # noqa: F821
        stav = rozdej_kartu(stav, 'licem')  # noqa: F821
    return vyplat({**hra, 'krupier': stav[1]})  # noqa: F821
