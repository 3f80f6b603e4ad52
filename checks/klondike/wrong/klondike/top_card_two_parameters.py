"""level 10: a second parameter that nobody passes"""

from karty import popis_kartu


def popis_balicku(balicek, karta):
    return popis_kartu(karta)
