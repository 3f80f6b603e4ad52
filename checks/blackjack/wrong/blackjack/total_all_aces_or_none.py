"""level 43: either all aces are 11, or all are 1"""


def vyhodnot_ruku(ruka):
    nizky = 0
    vysoky = 0
    for karta, otoceni in ruka:
        hodnota = min(karta % 13 + 1, 10)
        nizky += hodnota
        vysoky += 11 if hodnota == 1 else hodnota
    soucet = vysoky if vysoky <= 21 else nizky
    if soucet > 21:
        return soucet, 'pres'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'
