"""level 101: who has no money may not play, not even about nothing"""

zacatek_pro_vsechny = zacni_hru  # noqa: F821


def zacni_hru(hra):
    if hra['penize'] == 0:
        raise ValueError('Nemáš žádné peníze.')
    return zacatek_pro_vsechny(hra)
