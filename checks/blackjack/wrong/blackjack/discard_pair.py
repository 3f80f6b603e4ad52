"""level 30: takes one pair, as in the original"""


def odloz(dvojice):
    ruka, odhoz = dvojice
    return [], odhoz + [karta for karta, _ in ruka]
