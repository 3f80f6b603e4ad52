"""level 11: prints the description and returns None"""

from karty import popis_kartu


def popis_balicku(balicek):
    if balicek:
        print(popis_kartu(balicek[-1]))
    else:
        print('[   ]')
