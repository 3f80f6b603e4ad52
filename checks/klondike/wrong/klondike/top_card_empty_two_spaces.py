"""level 12: two spaces in the brackets of an empty deck"""

from karty import popis_kartu


def popis_balicku(balicek):
    if not balicek:
        return '[  ]'
    return popis_kartu(balicek[-1])
