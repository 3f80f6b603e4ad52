"""level 11: describes all cards, not only the top one"""

from karty import popis_kartu


def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    popis = ''
    for karta in balicek:
        popis += popis_kartu(karta)
    return popis
