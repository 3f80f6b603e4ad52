"""level 102: removes cards from the list it is walking through"""

from karty import otoc_kartu


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U' and not kam:
        for karta in odkud:
            kam.append(otoc_kartu(odkud.pop(), False))
    else:
        raise ValueError('To pravidla nedovolují.')
