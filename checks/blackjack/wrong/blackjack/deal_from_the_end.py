"""level 21: takes the last card, as with the lists in Klondike"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    return balicek[:-1], ruka + [(balicek[-1], otoceni)], odhoz
