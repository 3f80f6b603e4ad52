"""level 101: the dealer's second card lies face up"""


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])  # noqa: F821
    hrac, odhoz = odloz(hra['hrac'], odhoz)  # noqa: F821
    balicek = hra['balicek']
    for i in range(2):
        balicek, krupier, odhoz = rozdej_kartu((balicek, krupier, odhoz), 'licem')  # noqa: F821
        balicek, hrac, odhoz = rozdej_kartu((balicek, hrac, odhoz), 'licem')  # noqa: F821
    return {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
