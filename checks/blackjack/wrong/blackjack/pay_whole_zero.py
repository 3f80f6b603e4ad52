"""level 96: who has lost everything has a whole zero, not a float"""

desetinna_vyplata = vyplat  # noqa: F821


def vyplat(hra):
    nova = desetinna_vyplata(hra)
    if nova['penize'] <= 0:
        nova['penize'] = 0
        nova['sazka'] = 0
    return nova
