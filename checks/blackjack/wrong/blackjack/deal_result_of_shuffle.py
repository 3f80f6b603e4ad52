"""level 23: takes the result of shuffle for the new deck
says: TypeError"""

from random import shuffle


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = shuffle(odhoz)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
