"""level 24: takes the card from the deck it was given, and puts it in the hand it was given"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    karta = balicek.pop(0)
    ruka.append((karta, otoceni))
    return balicek, ruka, odhoz
