"""level 102: the cards returned to U stay in V too"""

from karty import otoc_kartu


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U' and not kam:
        for karta in reversed(odkud):
            kam.append(otoc_kartu(karta, False))
    else:
        raise ValueError('To pravidla nedovolují.')
