"""level 24: shuffles the discard pile it was given instead of a copy"""

from random import shuffle


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if not balicek:
        balicek = odhoz
        shuffle(balicek)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
