"""level 11: quotes inside the value"""

from karty import popis_kartu


def popis_balicku(balicek):
    if not balicek:
        return "'[   ]'"
    return "'" + popis_kartu(balicek[-1]) + "'"
