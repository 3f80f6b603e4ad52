"""level 92: only the first half of the deck is shuffled"""


def rozdej():
    balicek = list(body_karet())
    polovina = balicek[:26]
    shuffle(polovina)
    balicek[:26] = polovina
    return {jmeno: {'ruka': set(balicek[cislo::4])} for cislo, jmeno in enumerate(HRACI)}
