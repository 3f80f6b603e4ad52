"""level 121: with an empty deck the pile of the old game is shuffled in place"""

def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Stát můžeš, až začne nová hra.')
    balicek, krupier, odhoz = hra['balicek'], odkryj(hra['krupier']), hra['odhoz']  # noqa: F821
    while vyhodnot_ruku(krupier)[0] < 17:  # noqa: F821
        if not balicek:
            shuffle(odhoz)  # noqa: F821
            balicek, odhoz = odhoz, []
        krupier = krupier + [(balicek[0], 'licem')]
        balicek = balicek[1:]
    return vyplat({**hra, 'balicek': balicek, 'krupier': krupier, 'odhoz': odhoz})  # noqa: F821
