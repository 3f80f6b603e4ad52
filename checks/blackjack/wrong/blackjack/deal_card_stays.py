"""level 21: the card is dealt and stays in the deck"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    nova_ruka = ruka + [(balicek[0], otoceni)]
    return balicek, nova_ruka, odhoz
