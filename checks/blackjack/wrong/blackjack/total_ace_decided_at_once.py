"""level 43: decides about the ace before it has seen the other cards"""


def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        hodnota = min(karta % 13 + 1, 10)
        if hodnota == 1 and soucet + 11 <= 21:
            hodnota = 11
        soucet += hodnota
    if soucet > 21:
        return soucet, 'pres'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'
