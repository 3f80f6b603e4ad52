"""level 122: compares the totals itself and forgets that 21 is the most"""


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])  # noqa: F821
    while vyhodnot_ruku(stav[1])[0] < 17:  # noqa: F821
        stav = rozdej_kartu(stav, 'licem')  # noqa: F821
    nova = {**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2], 'hraje_se': False}
    krupier = vyhodnot_ruku(nova['krupier'])[0]  # noqa: F821
    hrac = vyhodnot_ruku(nova['hrac'])[0]  # noqa: F821
    if hrac == krupier:
        nova['zprava'] = 'Remíza.'
    elif hrac > krupier:
        nova['zprava'] = 'Vyhráváš!'
        nova['penize'] += nova['sazka']
    else:
        nova['zprava'] = 'Krupiér vyhrává.'
        nova['penize'] -= nova['sazka']
    nova['sazka'] = min(nova['sazka'], nova['penize'])
    return nova
