"""level 23: the reshuffled cards stay in the discard pile too"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
