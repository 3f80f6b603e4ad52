"""level 201: returns a list of three, not a triple"""
def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return [karty[:6], karty[6:12], karty[12:]]


"""level 201: the slices end one card too early"""
def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:5], karty[6:11], karty[12:]


"""level 201: prints the hands instead of returning them"""
def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    print(karty[:6], karty[6:12], karty[12:])


"""level 201: all deals take cards from one pack, which runs out"""
KARTY = list(VSECHNY_KARTY)
shuffle(KARTY)

def rozdej():
    ruka1 = [KARTY.pop() for _ in range(min(6, len(KARTY)))]
    ruka2 = [KARTY.pop() for _ in range(min(6, len(KARTY)))]
    return ruka1, ruka2, list(KARTY)


"""level 201: the hands are tuples"""
from random import sample

def rozdej():
    karty = tuple(sample(VSECHNY_KARTY, 24))
    return karty[:6], karty[6:12], karty[12:]


"""level 202: the deck begins with the cards that were dealt"""
def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:6], karty[6:12], karty[:12]


"""level 202: the second hand begins with the last card of the first"""
def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:6], karty[5:11], karty[12:]


"""level 202: every card is drawn from the whole pack again"""
from random import choice

def rozdej():
    karty = [choice(VSECHNY_KARTY) for _ in range(24)]
    return karty[:6], karty[6:12], karty[12:]


"""level 203: forgets to shuffle"""
def rozdej():
    karty = list(VSECHNY_KARTY)
    return karty[:6], karty[6:12], karty[12:]


"""level 203: deals first and shuffles only the deck"""
def rozdej():
    balicek = list(VSECHNY_KARTY[12:])
    shuffle(balicek)
    return list(VSECHNY_KARTY[:6]), list(VSECHNY_KARTY[6:12]), balicek


"""level 203: shuffles from the same seed every time"""
from random import seed

def rozdej():
    karty = list(VSECHNY_KARTY)
    seed(66)
    shuffle(karty)
    return karty[:6], karty[6:12], karty[12:]


"""level 203: shuffles the hands and the deck each for itself"""
def rozdej():
    ruce = list(VSECHNY_KARTY[:12])
    balicek = list(VSECHNY_KARTY[12:])
    shuffle(ruce)
    shuffle(balicek)
    return ruce[:6], ruce[6:], balicek


"""level 203: shuffles when imported, then deals the same again"""
ZAMICHANE = list(VSECHNY_KARTY)
shuffle(ZAMICHANE)

def rozdej():
    return ZAMICHANE[:6], ZAMICHANE[6:12], ZAMICHANE[12:]


"""level 203: the deck is only cut"""
from random import randrange

def rozdej():
    misto = randrange(24)
    karty = list(VSECHNY_KARTY[misto:] + VSECHNY_KARTY[:misto])
    return karty[:6], karty[6:12], karty[12:]


"""level 203: does not shuffle the first time
says: jako by se v něm nemíchalo.
"""
rozdano = []

def rozdej():
    karty = list(VSECHNY_KARTY)
    if rozdano:
        shuffle(karty)
    rozdano.append(karty)
    return karty[:6], karty[6:12], karty[12:]
