"""level 93: takes the place by its letter"""
def pasuje_na_hromadku(hra, karta, jmeno_kam):
    return karta[0] == len(hra[jmeno_kam]) + 1


"""level 94: any card may go to an empty pile"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return True
    return karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1


"""level 94: IndexError on an empty pile
says: má délku 0
"""
def pasuje_na_hromadku(karta, hromadka):
    vrchni = hromadka[-1]
    return karta[1] == vrchni[1] and karta[0] == vrchni[0] + 1


"""level 94: says nothing when the card does not fit"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka and karta[0] == 1:
        return True
    if hromadka and karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1:
        return True


"""level 94: answers with a word"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return 'ano' if karta[0] == 1 else 'ne'
    return 'ano' if karta[:2] == (hromadka[-1][0] + 1, hromadka[-1][1]) else 'ne'


"""level 95: wants the opposite colour on the piles"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return je_cervena(karta[1]) != je_cervena(hromadka[-1][1]) and karta[0] == hromadka[-1][0] + 1


"""level 95: piles go down instead of up"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] - 1


"""level 95: lets nothing but aces on the piles"""
def pasuje_na_hromadku(karta, hromadka):
    return karta[0] == 1


"""level 95: compares suits with is
says: zjistí ==
"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] is hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1


"""level 95: an ace may go to a pile that has begun"""
def pasuje_na_hromadku(karta, hromadka):
    if karta[0] == 1:
        return True
    return bool(hromadka) and karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1


"""level 95: any higher card of the suit may go to a pile"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] == hromadka[-1][1] and karta[0] > hromadka[-1][0]


"""level 95: does not look at the suit on the piles"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[0] == hromadka[-1][0] + 1


"""level 95: puts the card there at once"""
def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    pasuje = karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1
    if pasuje:
        hromadka.append(karta)
    return pasuje
