"""level 91: changes the game it was given"""


def vyplat(hra):
    _, stav_hrace = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    if stav_hrace == 'pres':
        hra['penize'] -= hra['sazka']
        hra['zprava'] = 'Přes 21, prohráváš.'
    else:
        hra['penize'] += hra['sazka']
        hra['zprava'] = 'Krupiér má přes 21, vyhráváš!'
    hra['hraje_se'] = False
    return hra
