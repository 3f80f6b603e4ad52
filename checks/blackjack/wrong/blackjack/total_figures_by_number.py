"""level 41: jack 11, queen 12, king 13"""


def vyhodnot_ruku(ruka):
    soucet = 0
    esa = 0
    for karta, otoceni in ruka:
        hodnota = karta % 13 + 1
        if hodnota == 1:
            esa += 1
        soucet += hodnota
    if esa > 0 and soucet + 10 <= 21:
        soucet += 10
    if soucet > 21:
        return soucet, 'pres'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'
