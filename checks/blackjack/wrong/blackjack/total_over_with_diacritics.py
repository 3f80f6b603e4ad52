"""level 45: writes the state as a Czech word"""


def vyhodnot_ruku(ruka):
    soucet = 0
    esa = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13 + 1, 10)
        if karta % 13 == 0:
            esa += 1
    if esa and soucet + 10 <= 21:
        soucet += 10
    if soucet > 21:
        return soucet, 'přes'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'
