"""level 101: changes the game it was given"""


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    hra['krupier'], hra['odhoz'] = odloz(hra['krupier'], hra['odhoz'])  # noqa: F821
    hra['hrac'], hra['odhoz'] = odloz(hra['hrac'], hra['odhoz'])  # noqa: F821
    for kdo, otoceni in [('krupier', 'licem'), ('krupier', 'rubem'), ('hrac', 'licem'), ('hrac', 'licem')]:
        stav = (hra['balicek'], hra[kdo], hra['odhoz'])
        hra['balicek'], hra[kdo], hra['odhoz'] = rozdej_kartu(stav, otoceni)  # noqa: F821
    hra['hraje_se'] = True
    return hra
