"""level 101: takes the bet away at the start, and again at the end"""

zacni_spravne = zacni_hru  # noqa: F821


def zacni_hru(hra):
    nova = zacni_spravne(hra)
    nova['penize'] = nova['penize'] - hra['sazka']
    return nova
