"""level 23: reshuffles as soon as the last card is dealt"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if len(balicek) == 0:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    ruka = ruka + [(balicek[0], otoceni)]
    balicek = balicek[1:]
    if len(balicek) == 0:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    return balicek, ruka, odhoz
