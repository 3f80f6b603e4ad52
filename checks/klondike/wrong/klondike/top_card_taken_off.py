"""level 11: takes the described card off the deck"""

from karty import popis_kartu


def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    karta = balicek.pop()
    return popis_kartu(karta)
