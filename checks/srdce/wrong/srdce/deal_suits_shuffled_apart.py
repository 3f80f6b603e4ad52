"""level 92: each suit is shuffled by itself"""


def rozdej():
    balicek = []
    for barva_karty in BARVY:
        karty = [(barva_karty, obraz_karty) for obraz_karty in OBRAZY]
        shuffle(karty)
        balicek += karty
    return {jmeno: {'ruka': set(balicek[cislo::4])} for cislo, jmeno in enumerate(HRACI)}
