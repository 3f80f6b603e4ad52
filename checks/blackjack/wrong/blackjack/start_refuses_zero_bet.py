"""level 101: does not let anybody play for nothing"""

zacni_spravne = zacni_hru  # noqa: F821


def zacni_hru(hra):
    if hra['sazka'] <= 0:
        raise ValueError('Nejdřív si vsaď.')
    return zacni_spravne(hra)
