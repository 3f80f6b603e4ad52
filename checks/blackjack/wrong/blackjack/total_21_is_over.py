"""level 44: 21 is already too much"""


def vyhodnot_ruku(ruka):
    soucet = 0
    esa = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13 + 1, 10)
        if karta % 13 == 0:
            esa += 1
    if esa and soucet + 10 <= 21:
        soucet += 10
    if len(ruka) == 2 and soucet == 21:
        return soucet, 'blackjack'
    if soucet >= 21:
        return soucet, 'pres'
    return soucet, 'ok'
