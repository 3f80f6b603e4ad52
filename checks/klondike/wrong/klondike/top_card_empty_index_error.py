"""level 12: IndexError for an empty deck"""

from karty import popis_kartu


def popis_balicku(balicek):
    return popis_kartu(balicek[-1])
