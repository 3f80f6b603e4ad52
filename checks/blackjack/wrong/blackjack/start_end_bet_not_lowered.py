"""level 102: after an end at once the bet stays, even if no money is left for it"""

zacatek_se_snizenim = zacni_hru  # noqa: F821


def zacni_hru(hra):
    nova = zacatek_se_snizenim(hra)
    nova['sazka'] = hra['sazka']
    return nova
