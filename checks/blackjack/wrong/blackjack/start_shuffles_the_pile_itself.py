"""level 101: with an empty deck the pile of the old game is shuffled in place"""

zacatek_s_balickem = zacni_hru  # noqa: F821


def zacni_hru(hra):
    if not hra['balicek'] and not hra['hraje_se']:
        shuffle(hra['odhoz'])  # noqa: F821
    return zacatek_s_balickem(hra)
