"""level 91: hands are lists
says: má být množina (set) karet
says: {'Gábi': {'ruka': [(
"""
def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': karty[13 * i : 13 * i + 13], 'stychy': []}
    return hraci


"""level 91: the deck is a global and is empty after the first deal"""
balicek = vsechny_karty()
shuffle(balicek)

def rozdej():
    hraci = {}
    for jmeno in HRACI:
        ruka = set()
        for i in range(13):
            if balicek:
                ruka.add(balicek.pop())
        hraci[jmeno] = {'ruka': ruka, 'stychy': []}
    return hraci


"""level 91: one list of tricks for all"""
def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    stychy = []
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(karty[i::4]), 'stychy': stychy}
    return hraci


"""level 91: every player gets 13 cards of a whole deck"""
def rozdej():
    hraci = {}
    for jmeno in HRACI:
        karty = vsechny_karty()
        shuffle(karty)
        hraci[jmeno] = {'ruka': set(karty[:13]), 'stychy': []}
    return hraci


"""level 91: names without diacritics
says: chybí Gábi
"""
def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    hraci = {}
    for i, jmeno in enumerate(['Gabi', 'Petr', 'Pavel', 'Sona']):
        hraci[jmeno] = {'ruka': set(karty[i::4]), 'stychy': []}
    return hraci


"""level 92: the deck is only cut somewhere inside a suit"""
from random import randrange

def rozdej():
    balicek = list(body_karet())
    misto = randrange(4) * 13 + randrange(1, 13)
    balicek = balicek[misto:] + balicek[:misto]
    return {jmeno: {'ruka': set(balicek[13 * cislo : 13 * cislo + 13])} for cislo, jmeno in enumerate(HRACI)}


"""level 92: only the first half of the deck is shuffled"""
def rozdej():
    balicek = list(body_karet())
    polovina = balicek[:26]
    shuffle(polovina)
    balicek[:26] = polovina
    return {jmeno: {'ruka': set(balicek[cislo::4])} for cislo, jmeno in enumerate(HRACI)}


"""level 92: neighbours in the deck always go together"""
def rozdej():
    balicek = list(body_karet())
    dvojice = [balicek[misto : misto + 2] for misto in range(0, 52, 2)]
    shuffle(dvojice)
    balicek = sum(dvojice, [])
    return {jmeno: {'ruka': set(balicek[13 * cislo : 13 * cislo + 13])} for cislo, jmeno in enumerate(HRACI)}


"""level 92: does not shuffle"""
def rozdej():
    karty = vsechny_karty()
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(karty[13 * i : 13 * i + 13]), 'stychy': []}
    return hraci


"""level 92: deals the last card of the deck without shuffling it"""
def rozdej():
    karty = vsechny_karty()
    karty.remove(('Pi', 'dama'))
    shuffle(karty)
    karty.append(('Pi', 'dama'))
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(karty[13 * i : 13 * i + 13]), 'stychy': []}
    return hraci


"""level 92: shuffles only when the file is imported"""
zamichane = vsechny_karty()
shuffle(zamichane)

def rozdej():
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(zamichane[13 * i : 13 * i + 13]), 'stychy': []}
    return hraci


"""level 92: shuffles who gets which ready-made hand"""
def rozdej():
    karty = vsechny_karty()
    ruce = [set(karty[i::4]) for i in range(4)]
    shuffle(ruce)
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': ruce[i], 'stychy': []}
    return hraci


"""level 92: each suit is shuffled by itself"""
def rozdej():
    balicek = []
    for barva_karty in BARVY:
        karty = [(barva_karty, obraz_karty) for obraz_karty in OBRAZY]
        shuffle(karty)
        balicek += karty
    return {jmeno: {'ruka': set(balicek[cislo::4])} for cislo, jmeno in enumerate(HRACI)}
