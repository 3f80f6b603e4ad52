"""level 12: returns None for an empty deck"""

from karty import popis_kartu


def popis_balicku(balicek):
    if len(balicek) > 0:
        return popis_kartu(balicek[-1])
