"""level 91: compares the totals and never looks whether they are over 21"""


def vyplat(hra):
    hrac, stav = vyhodnot_ruku(hra['hrac'])  # noqa: F821
    krupier, _ = vyhodnot_ruku(hra['krupier'])  # noqa: F821
    nova = dict(hra)
    if hrac == krupier:
        nova['zprava'] = 'Remíza.'
    elif hrac > krupier:
        nova['penize'] += hra['sazka']
        nova['zprava'] = 'Vyhráváš!'
    else:
        nova['penize'] -= hra['sazka']
        nova['zprava'] = 'Krupiér vyhrává.'
    nova['hraje_se'] = False
    nova['sazka'] = min(nova['sazka'], nova['penize'])
    return nova
