"""level 102: two blackjacks at once are paid as the one of the player"""

def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj tuhle hru.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])  # noqa: F821
    hrac, odhoz = odloz(hra['hrac'], odhoz)  # noqa: F821
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')  # noqa: F821
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')  # noqa: F821
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')  # noqa: F821
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')  # noqa: F821
    nova = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):  # noqa: F821
        nova = ukonci_hru(nova)  # noqa: F821
        if vyhodnot_ruku(hrac) == (21, 'blackjack'):  # noqa: F821
            nova['penize'] = hra['penize'] + 1.5 * hra['sazka']
            nova['zprava'] = 'Blackjack, vyhráváš!'
    return nova
