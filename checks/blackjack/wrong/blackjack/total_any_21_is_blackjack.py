"""level 44: three cards are a blackjack too"""


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
        return soucet, 'pres'
    if soucet == 21:
        return soucet, 'blackjack'
    return soucet, 'ok'
