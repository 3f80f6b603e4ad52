"""level 110: takes the deck and the hand"""


def ber(balicek, ruka):
    return ruka + [(balicek[0], 'licem')]
