"""level 20: takes the three lists one by one"""


def rozdej_kartu(balicek, ruka, odhoz, otoceni):
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
