"""level 102: the game goes on though somebody has 21"""


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])  # noqa: F821
    hrac, odhoz = odloz(hra['hrac'], odhoz)  # noqa: F821
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')  # noqa: F821
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')  # noqa: F821
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')  # noqa: F821
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')  # noqa: F821
    return {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
