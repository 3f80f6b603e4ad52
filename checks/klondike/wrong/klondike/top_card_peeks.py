"""level 11: shows a card that lies face down"""

from karty import otoc_kartu, popis_kartu


def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    return popis_kartu(otoc_kartu(balicek[-1], True))
