"""level 121: the dealer draws on 17"""


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])  # noqa: F821
    while vyhodnot_ruku(stav[1])[0] <= 17:  # noqa: F821
        stav = rozdej_kartu(stav, 'licem')  # noqa: F821
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})  # noqa: F821
