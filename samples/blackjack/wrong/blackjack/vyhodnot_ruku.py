"""level 40: the function has another name"""
del vyhodnot_ruku

def vyhodnot(ruka):
    return 0, 'ok'


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


"""level 41: forgets that the remainder begins with 0"""
def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13, 10)
    if soucet > 21:
        return soucet, 'pres'
    return soucet, 'ok'


"""level 41: adds up the first two cards"""
def vyhodnot_ruku(ruka):
    soucet = min(ruka[0][0] % 13 + 1, 10) + min(ruka[1][0] % 13 + 1, 10)
    if soucet > 21:
        return soucet, 'pres'
    return soucet, 'ok'


"""level 41: does not count a card that lies face down"""
def vyhodnot_ruku(ruka):
    soucet = 0
    esa = 0
    for karta, otoceni in ruka:
        if otoceni == 'licem':
            hodnota = min(karta % 13 + 1, 10)
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


"""level 41: returns the total only"""
def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13 + 1, 10)
    return soucet


"""level 42: the ace is always 1"""
def vyhodnot_ruku(ruka):
    soucet = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13 + 1, 10)
    if soucet > 21:
        return soucet, 'pres'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'


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


"""level 45: knows no other state than 'ok' and 'blackjack'"""
def vyhodnot_ruku(ruka):
    soucet = 0
    esa = 0
    for karta, otoceni in ruka:
        soucet += min(karta % 13 + 1, 10)
        if karta % 13 == 0:
            esa += 1
    if esa and soucet + 10 <= 21:
        soucet += 10
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    else:
        return soucet, 'ok'


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


"""level 42: an ace is worth one in every hand of five cards or more"""
vyhodnot_kratkou = vyhodnot_ruku

def vyhodnot_ruku(ruka):
    if len(ruka) < 5:
        return vyhodnot_kratkou(ruka)
    soucet = sum(min(karta % 13 + 1, 10) for karta, otoceni in ruka)
    return soucet, 'pres' if soucet > 21 else 'ok'


"""level 42: remembers an ace of the last hand"""
vyhodnot_bez_pameti = vyhodnot_ruku
ma_eso = False

def vyhodnot_ruku(ruka):
    global ma_eso
    soucet, stav = vyhodnot_bez_pameti(ruka)
    if any(karta % 13 == 0 for karta, otoceni in ruka):
        ma_eso = True
    elif ma_eso and soucet + 10 <= 21:
        soucet += 10
    return soucet, stav
