"""level 22: turns all cards of the hand"""

from random import sample


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    cisla = [karta for karta, _ in ruka] + [balicek[0]]
    return balicek[1:], [(karta, otoceni) for karta in cisla], odhoz
