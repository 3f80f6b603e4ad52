"""level 22: does not look at the orientation it was given"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], 'licem')], odhoz
