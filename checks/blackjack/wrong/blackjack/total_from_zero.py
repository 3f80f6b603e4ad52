"""level 41: forgets that the remainder begins with 0"""


def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13, 10)
    if soucet > 21:
        return soucet, 'pres'
    return soucet, 'ok'
