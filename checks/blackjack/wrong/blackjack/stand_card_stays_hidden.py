"""level 121: the dealer does not reveal the card"""


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], hra['krupier'], hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] < 17:  # noqa: F821
        stav = rozdej_kartu(stav, 'licem')  # noqa: F821
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})  # noqa: F821
