"""level 111: with an empty deck the pile of the old game is shuffled in place"""

brani_z_balicku = ber  # noqa: F821


def ber(hra):
    if not hra['balicek'] and hra['hraje_se']:
        shuffle(hra['odhoz'])  # noqa: F821
    return brani_z_balicku(hra)
