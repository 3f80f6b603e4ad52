"""level 104: flips the uncovered card even when it was face up"""

from karty import otoc_kartu


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U':
        if kam:
            raise ValueError('V balíčku U ještě něco je.')
        while odkud:
            kam.append(otoc_kartu(odkud.pop(), False))
    elif jmeno_odkud in 'VABCDEFG' and jmeno_kam in 'WXYZ':
        karta = odkud[-1]
        if not kam:
            if karta[0] != 1:
                raise ValueError('Na prázdnou hromádku patří eso.')
        elif karta[1] != kam[-1][1] or karta[0] != kam[-1][0] + 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], not odkud[-1][2])
