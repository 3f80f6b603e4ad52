"""level 103: a new game may begin in the middle of one, so a bad hand costs nothing"""


def zacni_hru(hra):
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])  # noqa: F821
    hrac, odhoz = odloz(hra['hrac'], odhoz)  # noqa: F821
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')  # noqa: F821
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')  # noqa: F821
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')  # noqa: F821
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')  # noqa: F821
    hra = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):  # noqa: F821
        hra['krupier'] = odkryj(krupier)  # noqa: F821
        return vyplat(hra)  # noqa: F821
    return hra
