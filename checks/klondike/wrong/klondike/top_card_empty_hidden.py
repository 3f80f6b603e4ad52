"""level 12: an empty deck looks like a face-down card"""

from karty import popis_kartu


def popis_balicku(balicek):
    try:
        return popis_kartu(balicek[-1])
    except IndexError:
        return '[???]'
