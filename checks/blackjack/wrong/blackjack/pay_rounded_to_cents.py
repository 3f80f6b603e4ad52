"""level 93: the winnings are rounded to two decimal places"""

presna_vyplata = vyplat  # noqa: F821


def vyplat(hra):
    nova = presna_vyplata(hra)
    nova['penize'] = round(nova['penize'], 2)
    return nova
