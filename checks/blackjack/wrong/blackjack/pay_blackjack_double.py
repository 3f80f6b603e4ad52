"""level 93: a blackjack pays 2 × the bet"""


def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])  # noqa: F821
    sazka = hra['sazka']
    if stav_hrace == 'pres':
        zmena, zprava = -sazka, 'Přes 21, prohráváš.'
    elif stav_krupiera == 'pres':
        zmena, zprava = sazka, 'Krupiér má přes 21, vyhráváš!'
    elif hrac == krupier:
        zmena, zprava = 0, 'Remíza.'
    elif stav_hrace == 'blackjack':
        zmena, zprava = 2 * sazka, 'Blackjack, vyhráváš!'
    elif stav_krupiera == 'blackjack':
        zmena, zprava = -sazka, 'Krupiér má blackjack.'
    elif hrac > krupier:
        zmena, zprava = sazka, 'Vyhráváš!'
    else:
        zmena, zprava = -sazka, 'Krupiér vyhrává.'
    penize = hra['penize'] + zmena
    return {**hra, 'penize': penize, 'sazka': min(sazka, penize), 'hraje_se': False, 'zprava': zprava}
