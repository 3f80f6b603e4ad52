"""level 91: the message lacks its full stop"""


def vyplat(hra):
    _, stav_hrace = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    nova = dict(hra)
    nova['hraje_se'] = False
    if stav_hrace == 'pres':
        nova['penize'] -= hra['sazka']
        nova['zprava'] = 'Přes 21, prohráváš'
    else:
        nova['penize'] += hra['sazka']
        nova['zprava'] = 'Krupiér má přes 21, vyhráváš!'
    return nova
