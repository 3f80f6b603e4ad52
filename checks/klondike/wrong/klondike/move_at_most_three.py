"""level 107: at most three cards at once"""

from karty import otoc_kartu


def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_kam not in hra or jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if not odkud:
        raise ValueError('Tam žádné karty nejsou.')
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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, min(len(odkud), 3) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)
