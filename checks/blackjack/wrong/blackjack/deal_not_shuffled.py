"""level 23: the discard pile becomes the deck as it is"""


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = odhoz
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
