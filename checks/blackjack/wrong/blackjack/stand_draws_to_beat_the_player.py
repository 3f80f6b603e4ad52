"""level 121: the dealer draws until they have more than the player"""


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    cil, _ = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])  # noqa: F821
    while vyhodnot_ruku(stav[1])[0] < cil:  # noqa: F821
        stav = rozdej_kartu(stav, 'licem')  # noqa: F821
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})  # noqa: F821
