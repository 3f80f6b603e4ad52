"""level 11: the first card of the list instead of the last"""

from karty import popis_kartu


def popis_balicku(balicek):
    if len(balicek) == 0:
        return '[   ]'
    return popis_kartu(balicek[0])
