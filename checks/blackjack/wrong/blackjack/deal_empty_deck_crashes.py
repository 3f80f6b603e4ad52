"""level 23: IndexError when the deck is empty"""


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
