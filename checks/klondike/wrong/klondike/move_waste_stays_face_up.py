"""level 102: V to U not turned face down"""


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        karta = odkud.pop()
        kam.append((karta[0], karta[1], True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U' and not kam:
        odkud.reverse()
        kam.extend(odkud)
        odkud.clear()
    else:
        raise ValueError('To pravidla nedovolují.')
