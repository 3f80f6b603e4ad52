"""level 30: takes one pair, as in the original"""
def odloz(dvojice):
    ruka, odhoz = dvojice
    return [], odhoz + [karta for karta, _ in ruka]


"""level 31: adds to the pile it was given"""
def odloz(ruka, odhoz):
    for karta, otoceni in ruka:
        odhoz.append(karta)
    return [], odhoz


"""level 31: extend returns None"""
def odloz(ruka, odhoz):
    cisla = [karta for karta, otoceni in ruka]
    novy = odhoz.copy().extend(cisla)
    return [], novy


"""level 31: the cards go before those in the pile"""
def odloz(ruka, odhoz):
    return [], [karta for karta, _ in ruka] + odhoz


"""level 31: the pile gets pairs, not numbers"""
def odloz(ruka, odhoz):
    return [], odhoz + ruka
