"""level 96: after every game the bet is 10 again"""

vyplata_bez_sazky = vyplat  # noqa: F821


def vyplat(hra):
    nova = vyplata_bez_sazky(hra)
    nova['sazka'] = min(10.0, nova['penize'])
    return nova
