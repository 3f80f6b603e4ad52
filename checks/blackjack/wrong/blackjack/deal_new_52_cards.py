"""level 23: an empty deck is replaced by 52 new cards, though some are in hands"""

from random import shuffle


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = list(range(52))
        shuffle(balicek)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
