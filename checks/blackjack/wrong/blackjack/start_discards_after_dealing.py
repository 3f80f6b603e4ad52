"""level 101: the old hands are discarded after the new ones were dealt, too late for the shuffling"""

def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj tuhle hru.')
    stav = rozdej_kartu((hra['balicek'], [], hra['odhoz']), 'licem')  # noqa: F821
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')  # noqa: F821
    stav = rozdej_kartu((balicek, [], odhoz), 'licem')  # noqa: F821
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')  # noqa: F821
    _, odhoz = odloz(hra['krupier'], odhoz)  # noqa: F821
    _, odhoz = odloz(hra['hrac'], odhoz)  # noqa: F821
    nova = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):  # noqa: F821
        return ukonci_hru(nova)  # noqa: F821
    return nova
