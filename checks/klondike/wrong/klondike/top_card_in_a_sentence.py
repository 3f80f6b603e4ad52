"""level 11: returns a whole sentence"""

from karty import popis_kartu


def popis_balicku(balicek):
    if not balicek:
        return 'Balíček je prázdný.'
    return 'Vrchní karta je ' + popis_kartu(balicek[-1])
