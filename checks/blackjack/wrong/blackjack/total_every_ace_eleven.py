"""level 43: every ace is 11"""


def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        if karta % 13 == 0:
            soucet += 11
        else:
            soucet += min(karta % 13 + 1, 10)
    if soucet > 21:
        return soucet, 'pres'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'
