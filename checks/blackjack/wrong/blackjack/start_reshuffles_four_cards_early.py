"""level 101: reshuffles when there are fewer than four cards left"""

from random import sample

zacni_spravne = zacni_hru  # noqa: F821


def zacni_hru(hra):
    hra = dict(hra)
    if len(hra['balicek']) < 4:
        karty = hra['balicek'] + hra['odhoz']
        hra['balicek'] = sample(karty, len(karty))
        hra['odhoz'] = []
    return zacni_spravne(hra)
