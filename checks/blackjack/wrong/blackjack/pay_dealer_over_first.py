"""level 91: looks at the dealer first, so the player wins when both are over"""


def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])  # noqa: F821
    nova = dict(hra)
    nova['hraje_se'] = False
    if stav_krupiera == 'pres':
        nova['penize'] += hra['sazka']
        nova['zprava'] = 'Krupiér má přes 21, vyhráváš!'
    elif stav_hrace == 'pres':
        nova['penize'] -= hra['sazka']
        nova['zprava'] = 'Přes 21, prohráváš.'
    return nova
