"""level 101: new hands are empty lists, the old cards go nowhere"""


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    stav = rozdej_kartu((hra['balicek'], [], hra['odhoz']), 'licem')  # noqa: F821
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')  # noqa: F821
    stav = rozdej_kartu((balicek, [], odhoz), 'licem')  # noqa: F821
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')  # noqa: F821
    return {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
