"""level 100: asks for the letters inside the function"""
def udelej_tah(hra):
    odkud = input('Odkud? ')
    kam = input('Kam? ')
    hra[kam].append(hra[odkud].pop())


"""level 100: takes the move as one text"""
def udelej_tah(hra, tah):
    hra[tah[1]].append(hra[tah[0]].pop())


"""level 101: a stand-in that refuses every move"""
def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    raise ValueError('Tahy ještě neumím.')


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


"""level 101: takes the bottom card of U"""
from karty import otoc_kartu

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(0), True))
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 101: a card from U stays face down"""
def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if not hra[jmeno_odkud]:
        raise ValueError('Tam žádné karty nejsou.')
    hra[jmeno_kam].append(hra[jmeno_odkud].pop())


"""level 101: turns three cards at once"""
from karty import otoc_kartu

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        for i in range(3):
            if odkud:
                kam.append(otoc_kartu(odkud.pop(), True))
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 101: the two letters swapped"""
from karty import otoc_kartu

def udelej_tah(hra, jmeno_kam, jmeno_odkud):
    if not hra[jmeno_odkud]:
        raise ValueError('Tam žádné karty nejsou.')
    hra[jmeno_kam].append(otoc_kartu(hra[jmeno_odkud].pop(), True))


"""level 102: knows no move but U to V"""
from karty import otoc_kartu

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 102: V to U not reversed"""
from karty import otoc_kartu

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U' and not kam:
        for karta in odkud:
            kam.append(otoc_kartu(karta, False))
        odkud.clear()
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 102: V to U returns only one card"""
from karty import otoc_kartu

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U' and not kam:
        kam.append(otoc_kartu(odkud.pop(), False))
    else:
        raise ValueError('To pravidla nedovolují.')


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


"""level 103: knows only the moves between U and V"""
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
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 103: wants the opposite colour on the piles"""
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
        elif (karta[1] in ['Sr', 'Ka']) == (kam[-1][1] in ['Sr', 'Ka']) or karta[0] != kam[-1][0] + 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 103: piles go down instead of up"""
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
        elif karta[1] != kam[-1][1] or karta[0] != kam[-1][0] - 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 103: IndexError when the only card leaves a column"""
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
    if jmeno_odkud in 'ABCDEFG':
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 103: lets nothing but aces on the piles"""
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
        if odkud[-1][0] != 1:
            raise ValueError('Na hromádku patří eso.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 103: plays to the piles only from V"""
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
    elif jmeno_odkud == 'V' and jmeno_kam in 'WXYZ':
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
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 103: wants a certain suit on each pile"""
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
        barvy = {'W': 'Pi', 'X': 'Sr', 'Y': 'Ka', 'Z': 'Kr'}
        if odkud[-1][1] != barvy[jmeno_kam] or odkud[-1][0] != len(kam) + 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 104: flips the moved card instead of the uncovered one"""
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
        kam.append(otoc_kartu(odkud.pop(), True))
    else:
        raise ValueError('To pravidla nedovolují.')


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


"""level 104: forgets that otoc_kartu returns a new card"""
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
        otoc_kartu(odkud[-1], True)


"""level 104: turns the whole column face up"""
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
    if jmeno_odkud in 'ABCDEFG':
        for i in range(len(odkud)):
            odkud[i] = otoc_kartu(odkud[i], True)


"""level 104: turns the top cards of all columns and of U face up"""
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
        for jmeno in hra:
            if hra[jmeno]:
                hra[jmeno][-1] = otoc_kartu(hra[jmeno][-1], True)
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 104: the uncovered card stays face down"""
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


"""level 105: wants an ace on an empty column"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 1
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 105: hearts and clubs are the red suits"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Kr']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 105: columns go up instead of down"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] + 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 105: IndexError when a king comes to an empty column"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 105: knows no move to the columns"""
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
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 105: colours compared by equality of suit, not red and black"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    return karta[1] != sloupecek[-1][1] and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 105: lets only red cards on black ones"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = karta[1] in cervene and sloupecek[-1][1] not in cervene
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 105: wants the same suit in the columns too"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    return karta[1] == sloupecek[-1][1] and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 106: always moves all face-up cards"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        karty = [karta for karta in odkud if karta[2]]
        if not pasuje(karty[0], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        for karta in karty:
            odkud.pop()
            kam.append(karta)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 106: lets a king on an empty column only from V"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        if not kam or not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 106: knows no move between columns"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 106: plays only to a column further right"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG' and jmeno_odkud < jmeno_kam:
        for pocet in range(1, len(odkud) + 1):
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


"""level 106: uncovers a card only after a move to the piles"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
        if jmeno_odkud != 'V' and odkud:
            odkud[-1] = otoc_kartu(odkud[-1], True)
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    else:
        raise ValueError('To pravidla nedovolují.')


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


"""level 107: checks only the first of several moved cards for being face up"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if karty[0][2] and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 107: moves cards that lie face down"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 107: checks only the top card for being face up"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if karty[-1][2] and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 107: asks whether the top card fits, not the lowest of the moved ones"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[-1], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 107: range ends one too early, so a whole column cannot move"""
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
        for pocet in range(1, max(len(odkud), 2)):
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


"""level 107: several cards arrive in reversed order"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        for i in range(pocet):
            kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 107: several cards arrive face down but for the last"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        for karta in karty[:-1]:
            kam.append(otoc_kartu(karta, False))
        kam.append(karty[-1])
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 107: moves only one card between columns"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

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
    elif jmeno_odkud in 'VABCDEFG' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 108: an ace may go to a pile that has begun"""
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
        if karta[0] == 1:
            pass
        elif not kam:
            raise ValueError('Na prázdnou hromádku patří eso.')
        elif karta[1] != kam[-1][1] or karta[0] != kam[-1][0] + 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: any higher card of the suit may go to a pile"""
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
        elif karta[1] != kam[-1][1] or karta[0] <= kam[-1][0]:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: any lower card of the other colour may go from V to a column"""
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
        cervene = ['Sr', 'Ka']
        karta = odkud[-1]
        if kam and (karta[0] >= kam[-1][0] or (karta[1] in cervene) == (kam[-1][1] in cervene)):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        if not kam and karta[0] != 13:
            raise ValueError('Na prázdný sloupeček patří král.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: does not look at the suit on the piles"""
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
        elif karta[0] != kam[-1][0] + 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: any card from V may go to an empty column"""
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
        if kam and not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: any card may go to an empty pile"""
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
        if kam and (karta[1] != kam[-1][1] or karta[0] != kam[-1][0] + 1):
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(odkud.pop())
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: refuses with AssertionError"""
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
        assert pasuje(odkud[-1], kam), 'Tahle karta na sloupeček nepasuje.'
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: plays from pile to pile"""
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
    elif jmeno_odkud in 'VWXYZABCDEFG' and jmeno_kam in 'WXYZ':
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: half-done move left behind when a rule fails"""
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
        karta = odkud.pop()
        if not pasuje(karta, kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(karta)
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: takes the card off the column before asking whether it may go to a pile"""
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
        karta = odkud.pop()
        if not kam:
            if karta[0] != 1:
                raise ValueError('Na prázdnou hromádku patří eso.')
        elif karta[1] != kam[-1][1] or karta[0] != kam[-1][0] + 1:
            raise ValueError('Tahle karta na hromádku nepatří.')
        kam.append(karta)
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: prints the refusal and returns False"""
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
            print('Tahle karta na hromádku nepatří.')
            return False
        kam.append(odkud.pop())
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            print('Tahle karta na sloupeček nepasuje.')
            return False
        kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: a silent do-nothing on an illegal move"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_kam not in hra or not hra[jmeno_odkud]:
        raise ValueError('Takový tah neexistuje.')
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud == 'V' and jmeno_kam == 'U':
        if not kam:
            while odkud:
                kam.append(otoc_kartu(odkud.pop(), False))
    elif jmeno_odkud in 'VABCDEFG' and jmeno_kam in 'WXYZ':
        karta = odkud[-1]
        if kam:
            pasuje_na_hromadku = karta[1] == kam[-1][1] and karta[0] == kam[-1][0] + 1
        else:
            pasuje_na_hromadku = karta[0] == 1
        if pasuje_na_hromadku:
            kam.append(odkud.pop())
    elif jmeno_odkud == 'V' and jmeno_kam in 'ABCDEFG':
        if pasuje(odkud[-1], kam):
            kam.append(odkud.pop())
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                del odkud[-pocet:]
                kam.extend(karty)
                break
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 108: plays a card from U wherever it fits"""
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
    elif jmeno_odkud in 'UV' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(otoc_kartu(odkud.pop(), True))
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: whatever leaves U goes to V, whatever the target"""
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
    if jmeno_odkud == 'U':
        hra['V'].append(otoc_kartu(odkud.pop(), True))
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: UnboundLocalError when no count of cards fits"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                kolik = pocet
        kam.extend(odkud[-kolik:])
        del odkud[-kolik:]
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 108: uncovers the card below before the move is refused"""
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
        if jmeno_odkud != 'V' and len(odkud) > 1:
            odkud[-2] = otoc_kartu(odkud[-2], True)
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 108: V to U although U is not empty"""
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 109: IndexError on an empty source"""
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 109: nothing happens when V and U are both empty"""
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
    if not odkud and jmeno_odkud + jmeno_kam != 'VU':
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 109: does nothing when both letters are the same"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_kam not in hra:
        raise ValueError('Takový tah neexistuje.')
    if jmeno_odkud == jmeno_kam:
        return
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 109: an unknown letter becomes a new empty pile"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')
    odkud = hra.setdefault(jmeno_odkud, [])
    kam = hra.setdefault(jmeno_kam, [])
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 109: KeyError on an unknown letter"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == jmeno_kam:
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 109: KeyError on an unknown target"""
from karty import otoc_kartu

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_odkud == jmeno_kam:
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
        for pocet in range(1, len(odkud) + 1):
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


"""level 110: a card from a pile comes back face down"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    elif jmeno_odkud in 'WXYZ' and jmeno_kam in 'ABCDEFG':
        if not pasuje(odkud[-1], kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(otoc_kartu(odkud.pop(), False))
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 110: takes the card off the pile before asking whether it fits"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    elif jmeno_odkud in 'WXYZ' and jmeno_kam in 'ABCDEFG':
        karta = odkud.pop()
        if not pasuje(karta, kam):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        kam.append(karta)
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 110: silently does nothing on a move back from the piles"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    elif jmeno_odkud in 'WXYZ' and jmeno_kam in 'ABCDEFG':
        print('Z hromádek už se karty neberou.')
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 110: several cards may come back from a pile"""
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
    elif jmeno_odkud in 'ABCDEFGWXYZ' and jmeno_kam in 'ABCDEFG':
        for pocet in range(1, len(odkud) + 1):
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


"""level 110: any card may come back from the piles"""
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
        for pocet in range(1, len(odkud) + 1):
            karty = odkud[-pocet:]
            if all(karta[2] for karta in karty) and pasuje(karty[0], kam):
                break
        else:
            raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
        del odkud[-pocet:]
        kam.extend(karty)
    elif jmeno_odkud in 'WXYZ' and jmeno_kam in 'ABCDEFG':
        kam.append(odkud.pop())
    else:
        raise ValueError('To pravidla nedovolují.')
    if jmeno_odkud in 'ABCDEFG' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)


"""level 120: an own stricter limit: a hundred moves"""
from karty import otoc_kartu

tahy = []

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
    if len(tahy) >= 100:
        raise ValueError('Sto tahů stačilo, začni novou hru.')
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
        for pocet in range(1, len(odkud) + 1):
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
    tahy.append((jmeno_odkud, jmeno_kam))


"""level 120: an own stricter rule: the last move must not be taken back"""
from karty import otoc_kartu

posledni_tah = []

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
    if posledni_tah == [jmeno_kam, jmeno_odkud]:
        raise ValueError('Tahat tam a zpátky se nesmí.')
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
        for pocet in range(1, len(odkud) + 1):
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
    posledni_tah[:] = [jmeno_odkud, jmeno_kam]


"""level 120: an own stricter limit: V goes back to U only three times"""
from karty import otoc_kartu

pocet_vraceni = 0

def pasuje(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if not sloupecek:
        return karta[0] == 13
    cervene = ['Sr', 'Ka']
    ruzne_barvy = (karta[1] in cervene) != (sloupecek[-1][1] in cervene)
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    global pocet_vraceni
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
        if pocet_vraceni == 3:
            raise ValueError('Balíček už se otočil třikrát.')
        pocet_vraceni += 1
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
        for pocet in range(1, len(odkud) + 1):
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
