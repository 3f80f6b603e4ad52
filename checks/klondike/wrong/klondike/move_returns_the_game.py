"""level 101: returns the game"""

from karty import otoc_kartu


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    else:
        raise ValueError('To pravidla nedovolují.')
    return hra
