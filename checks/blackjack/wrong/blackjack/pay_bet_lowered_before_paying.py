"""level 96: compares the bet with the money from before the payment"""


def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])  # noqa: F821
    sazka = min(hra['sazka'], hra['penize'])
    if stav_hrace == 'pres':
        zmena, zprava = -sazka, 'Přes 21, prohráváš.'
    elif stav_krupiera == 'pres':
        zmena, zprava = sazka, 'Krupiér má přes 21, vyhráváš!'
    elif hrac == krupier:
        zmena, zprava = 0, 'Remíza.'
    elif stav_hrace == 'blackjack':
        zmena, zprava = 1.5 * sazka, 'Blackjack, vyhráváš!'
    elif stav_krupiera == 'blackjack':
        zmena, zprava = -sazka, 'Krupiér má blackjack.'
    elif hrac > krupier:
        zmena, zprava = sazka, 'Vyhráváš!'
    else:
        zmena, zprava = -sazka, 'Krupiér vyhrává.'
    return {**hra, 'penize': hra['penize'] + zmena, 'sazka': sazka, 'hraje_se': False, 'zprava': zprava}
