"""level 41: returns the total only"""


def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13 + 1, 10)
    return soucet
