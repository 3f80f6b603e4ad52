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
def vrat_karty_do_balicku(hra):
    if hra['U']:
        raise ValueError('V balíčku U ještě něco je.')
    for karta in hra['V']:
        hra['U'].append(otoc_kartu(karta, False))
    hra['V'].clear()


"""level 102: V to U returns only one card"""
def vrat_karty_do_balicku(hra):
    if hra['U']:
        raise ValueError('V balíčku U ještě něco je.')
    presun_kartu(hra['V'], hra['U'], False)


"""level 102: removes cards from the list it is walking through"""
def vrat_karty_do_balicku(hra):
    if hra['U']:
        raise ValueError('V balíčku U ještě něco je.')
    for karta in hra['V']:
        hra['U'].append(otoc_kartu(hra['V'].pop(), False))


"""level 102: V to U not turned face down"""
def vrat_karty_do_balicku(hra):
    if hra['U']:
        raise ValueError('V balíčku U ještě něco je.')
    hra['V'].reverse()
    hra['U'].extend(hra['V'])
    hra['V'].clear()


"""level 102: the cards returned to U stay in V too"""
def vrat_karty_do_balicku(hra):
    if hra['U']:
        raise ValueError('V balíčku U ještě něco je.')
    for karta in reversed(hra['V']):
        hra['U'].append(otoc_kartu(karta, False))


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
def patri_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return je_cervena(karta[1]) != je_cervena(hromadka[-1][1]) and karta[0] == hromadka[-1][0] + 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 103: piles go down instead of up"""
def patri_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] - 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 103: IndexError when the only card leaves a column"""
def odkryj_vrchni_kartu(sloupecek):
    sloupecek[-1] = otoc_kartu(sloupecek[-1], True)


"""level 103: lets nothing but aces on the piles"""
def patri_na_hromadku(karta, hromadka):
    return karta[0] == 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 103: plays to the piles only from V"""
hraj_odkudkoli = hraj_na_hromadku

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud != 'V':
        raise ValueError('To pravidla nedovolují.')
    hraj_odkudkoli(hra, jmeno_odkud, jmeno_kam)


"""level 103: wants a certain suit on each pile"""
def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    barvy = {'W': 'Pi', 'X': 'Sr', 'Y': 'Ka', 'Z': 'Kr'}
    karta = hra[jmeno_odkud][-1]
    if karta[1] != barvy[jmeno_kam] or karta[0] != len(hra[jmeno_kam]) + 1:
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 103: compares suits with is
says: zjistí ==
"""
def patri_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] is hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 103: goes on as long as the next card fits, too
says: jen jedna karta
"""
def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not pasuje_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    while hra[jmeno_odkud] and pasuje_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 104: flips the moved card instead of the uncovered one"""
def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    karta = hra[jmeno_odkud][-1]
    if not pasuje_na_hromadku(karta, hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    hra[jmeno_kam].append(otoc_kartu(hra[jmeno_odkud].pop(), True))

def odkryj_vrchni_kartu(sloupecek):
    pass


"""level 104: flips the uncovered card even when it was face up"""
def odkryj_vrchni_kartu(sloupecek):
    if sloupecek:
        sloupecek[-1] = otoc_kartu(sloupecek[-1], not sloupecek[-1][2])


"""level 104: forgets that otoc_kartu returns a new card"""
def odkryj_vrchni_kartu(sloupecek):
    if sloupecek:
        otoc_kartu(sloupecek[-1], True)


"""level 104: turns the whole column face up"""
def odkryj_vrchni_kartu(sloupecek):
    for i in range(len(sloupecek)):
        sloupecek[i] = otoc_kartu(sloupecek[i], True)


"""level 104: turns the top cards of all columns and of U face up"""
tah_s_odkrytim = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    tah_s_odkrytim(hra, jmeno_odkud, jmeno_kam)
    if jmeno_kam in 'WXYZ':
        for jmeno in hra:
            odkryj_vrchni_kartu(hra[jmeno])


"""level 104: the uncovered card stays face down"""
def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam)
    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        presun_kartu(hra['U'], hra['V'], True)
    elif jmeno_odkud == 'V' and jmeno_kam == 'U':
        vrat_karty_do_balicku(hra)
    elif jmeno_odkud in 'VABCDEFG' and jmeno_kam in 'WXYZ':
        hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam)
    elif jmeno_odkud in 'VWXYZ' and jmeno_kam in 'ABCDEFG':
        hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam)
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG':
        hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam)
    else:
        raise ValueError('To pravidla nedovolují.')


"""level 105: wants an ace on an empty column"""
def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 1
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: only black kings may go to an empty column"""
def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13 and not je_cervena(karta[1])
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: hearts and clubs are the red suits"""
def cervena_barva(barva):
    return barva in ['Sr', 'Kr']

def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return cervena_barva(karta[1]) != cervena_barva(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: columns go up instead of down"""
def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] + 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: IndexError when a king comes to an empty column"""
def patri_na_sloupecek(karta, sloupecek):
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: knows no move to the columns"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    raise ValueError('To pravidla nedovolují.')

def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    raise ValueError('To pravidla nedovolují.')


"""level 105: colours compared by equality of suit, not red and black"""
def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return karta[1] != sloupecek[-1][1] and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: lets only red cards on black ones"""
def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    ruzne_barvy = je_cervena(karta[1]) and not je_cervena(sloupecek[-1][1])
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 105: wants the same suit in the columns too"""
def patri_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return karta[1] == sloupecek[-1][1] and karta[0] == sloupecek[-1][0] - 1

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)

def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and patri_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 106: always moves all face-up cards"""
def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    karty = [karta for karta in odkud if karta[2]]
    if not pasuje_na_sloupecek(karty[0], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    for karta in karty:
        odkud.pop()
        hra[jmeno_kam].append(karta)


"""level 106: lets a king on an empty column only from V"""
def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if not kam or not pasuje_na_sloupecek(odkud[-1], kam):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    kam.append(odkud.pop())


"""level 106: knows no move between columns"""
def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    raise ValueError('To pravidla nedovolují.')


"""level 106: plays only to a column further right"""
hraj_obema_smery = hraj_mezi_sloupecky

def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud > jmeno_kam:
        raise ValueError('To pravidla nedovolují.')
    hraj_obema_smery(hra, jmeno_odkud, jmeno_kam)


"""level 106: uncovers a card only after a move to the piles"""
def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    if not pasuje_na_hromadku(odkud[-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(odkud, hra[jmeno_kam], True)
    if jmeno_odkud != 'V' and odkud:
        odkud[-1] = otoc_kartu(odkud[-1], True)

def odkryj_vrchni_kartu(sloupecek):
    pass


"""level 106: a king with nothing below must not leave its column, as that would be of no use"""
hraj_kazdeho_krale = hraj_mezi_sloupecky

def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    if hra[jmeno_odkud][0][0] == 13 and len(hra[jmeno_odkud]) == 1 and not hra[jmeno_kam]:
        raise ValueError('Tenhle král už na dně sloupečku leží.')
    hraj_kazdeho_krale(hra, jmeno_odkud, jmeno_kam)


"""level 107: a whole column that begins with a king must not move to an empty one"""
hraj_kazdy_sloupecek = hraj_mezi_sloupecky

def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    pocet = kolik_karet_pasuje(hra[jmeno_odkud], hra[jmeno_kam])
    if not hra[jmeno_kam] and pocet > 1 and pocet == len(hra[jmeno_odkud]):
        raise ValueError('Prázdné místo už máš.')
    hraj_kazdy_sloupecek(hra, jmeno_odkud, jmeno_kam)


"""level 107: at most three cards at once"""
def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, min(len(odkud), 3) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and pasuje_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 107: checks only the first of several moved cards for being face up"""
def jsou_licem_nahoru(karty):
    return karty[0][2]


"""level 107: moves cards that lie face down"""
def jsou_licem_nahoru(karty):
    return True


"""level 107: checks only the top card for being face up"""
def jsou_licem_nahoru(karty):
    return karty[-1][2]


"""level 107: asks whether the top card fits, not the lowest of the moved ones"""
def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and pasuje_na_sloupecek(karty[-1], kam):
            return pocet
    return 0


"""level 107: range ends one too early, so a whole column cannot move"""
def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, max(len(odkud), 2)):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and pasuje_na_sloupecek(karty[0], kam):
            return pocet
    return 0


"""level 107: several cards arrive in reversed order"""
def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    pocet = kolik_karet_pasuje(hra[jmeno_odkud], hra[jmeno_kam])
    if pocet == 0:
        raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
    for i in range(pocet):
        hra[jmeno_kam].append(hra[jmeno_odkud].pop())


"""level 107: several cards arrive face down but for the last"""
def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    pocet = kolik_karet_pasuje(odkud, kam)
    if pocet == 0:
        raise ValueError('Nic odtamtud na ten sloupeček nepasuje.')
    karty = odkud[-pocet:]
    del odkud[-pocet:]
    for karta in karty[:-1]:
        kam.append(otoc_kartu(karta, False))
    kam.append(karty[-1])


"""level 107: moves only one card between columns"""
def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    if not pasuje_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: an ace may go to a pile that has begun"""
def patri_na_hromadku(karta, hromadka):
    if karta[0] == 1:
        return True
    return bool(hromadka) and karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: any higher card of the suit may go to a pile"""
def patri_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] == hromadka[-1][1] and karta[0] > hromadka[-1][0]

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: any lower card of the other colour may go from V to a column"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    karta = hra[jmeno_odkud][-1]
    kam = hra[jmeno_kam]
    if kam and (karta[0] >= kam[-1][0] or je_cervena(karta[1]) == je_cervena(kam[-1][1])):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    if not kam and karta[0] != 13:
        raise ValueError('Na prázdný sloupeček patří král.')
    presun_kartu(hra[jmeno_odkud], kam, True)


"""level 108: does not look at the suit on the piles"""
def patri_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[0] == hromadka[-1][0] + 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: any card from V may go to an empty column"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if hra[jmeno_kam] and not pasuje_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: any card may go to an empty pile"""
def patri_na_hromadku(karta, hromadka):
    if not hromadka:
        return True
    return karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    if not patri_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: refuses without a word
says: Přidej do závorky větu.
"""
tah_se_slovy = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    try:
        tah_se_slovy(hra, jmeno_odkud, jmeno_kam)
    except ValueError:
        raise ValueError


"""level 108: refuses with AssertionError"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    assert pasuje_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]), 'Tahle karta na sloupeček nepasuje.'
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 108: plays from pile to pile"""
tah_bez_hromadek = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud in 'WXYZ' and jmeno_kam in 'WXYZ' and hra[jmeno_odkud]:
        hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam)
    else:
        tah_bez_hromadek(hra, jmeno_odkud, jmeno_kam)


"""level 108: half-done move left behind when a rule fails"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    karta = hra[jmeno_odkud].pop()
    if not pasuje_na_sloupecek(karta, hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    hra[jmeno_kam].append(karta)


"""level 108: takes the card off the column before asking whether it may go to a pile"""
def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    karta = hra[jmeno_odkud].pop()
    if not pasuje_na_hromadku(karta, hra[jmeno_kam]):
        raise ValueError('Tahle karta na hromádku nepatří.')
    hra[jmeno_kam].append(karta)


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
tah_bez_balicku = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'U' and jmeno_kam in 'ABCDEFG' and hra['U']:
        hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam)
    else:
        tah_bez_balicku(hra, jmeno_odkud, jmeno_kam)


"""level 108: whatever leaves U goes to V, whatever the target"""
tah_podle_cile = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam)
    if jmeno_odkud == 'U':
        presun_kartu(hra['U'], hra['V'], True)
    else:
        tah_podle_cile(hra, jmeno_odkud, jmeno_kam)


"""level 108: UnboundLocalError when no count of cards fits"""
def kolik_karet_pasuje(odkud, kam):
    for pocet in range(1, len(odkud) + 1):
        karty = odkud[-pocet:]
        if jsou_licem_nahoru(karty) and pasuje_na_sloupecek(karty[0], kam):
            kolik = pocet
    return kolik


"""level 108: uncovers the card below before the move is refused"""
hraj_bez_odkryti = hraj_na_hromadku

def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    odkud = hra[jmeno_odkud]
    if jmeno_odkud != 'V' and len(odkud) > 1:
        odkud[-2] = otoc_kartu(odkud[-2], True)
    hraj_bez_odkryti(hra, jmeno_odkud, jmeno_kam)


"""level 108: V to U although U is not empty"""
def vrat_karty_do_balicku(hra):
    while hra['V']:
        presun_kartu(hra['V'], hra['U'], False)


"""level 109: IndexError on an empty source"""
def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_kam not in hra or jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')


"""level 109: nothing happens when V and U are both empty"""
def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_kam not in hra or jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')
    if not hra[jmeno_odkud] and jmeno_odkud + jmeno_kam != 'VU':
        raise ValueError('Tam žádné karty nejsou.')


"""level 109: does nothing when both letters are the same"""
tah_jinam = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_odkud != jmeno_kam:
        tah_jinam(hra, jmeno_odkud, jmeno_kam)


"""level 109: an unknown letter becomes a new empty pile"""
def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')
    odkud = hra.setdefault(jmeno_odkud, [])
    hra.setdefault(jmeno_kam, [])
    if not odkud:
        raise ValueError('Tam žádné karty nejsou.')


"""level 109: KeyError on an unknown letter"""
def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if not odkud:
        raise ValueError('Tam žádné karty nejsou.')


"""level 109: KeyError on an unknown target"""
def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra or jmeno_odkud == jmeno_kam:
        raise ValueError('Takový tah neexistuje.')
    odkud = hra[jmeno_odkud]
    kam = hra[jmeno_kam]
    if not odkud:
        raise ValueError('Tam žádné karty nejsou.')


"""level 108: a card below the top of V takes those above it along
says: vrchní karta
"""
hraj_jen_vrchni = hraj_na_sloupecek

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'V':
        hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam)
    else:
        hraj_jen_vrchni(hra, jmeno_odkud, jmeno_kam)


"""level 109: takes small letters for large ones
says: Malé písmenko
"""
tah_velkymi = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    tah_velkymi(hra, jmeno_odkud.upper(), jmeno_kam.upper())


"""level 109: looks for the letters in a text of all letters
says: KeyError
"""
def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    mista = SLOUPECKY + 'UV' + HROMADKY
    if jmeno_odkud not in mista or jmeno_kam not in mista or jmeno_odkud == jmeno_kam or not hra[jmeno_odkud]:
        raise ValueError('Takhle se nehraje.')


"""level 110: a card from a pile comes back face down"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if not pasuje_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], jmeno_odkud == 'V')


"""level 110: takes the card off the pile before asking whether it fits"""
hraj_z_hromadky_i_z_v = hraj_na_sloupecek

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'V':
        hraj_z_hromadky_i_z_v(hra, jmeno_odkud, jmeno_kam)
    else:
        karta = hra[jmeno_odkud].pop()
        if not pasuje_na_sloupecek(karta, hra[jmeno_kam]):
            raise ValueError('Tahle karta na sloupeček nepasuje.')
        hra[jmeno_kam].append(karta)


"""level 110: silently does nothing on a move back from the piles"""
hraj_z_hromadky_i_z_v = hraj_na_sloupecek

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'V':
        hraj_z_hromadky_i_z_v(hra, jmeno_odkud, jmeno_kam)
    else:
        print('Z hromádek už se karty neberou.')


"""level 110: several cards may come back from a pile"""
hraj_po_jedne = hraj_na_sloupecek

def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'V':
        hraj_po_jedne(hra, jmeno_odkud, jmeno_kam)
    else:
        hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam)


"""level 110: any card may come back from the piles"""
def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'V' and not pasuje_na_sloupecek(hra['V'][-1], hra[jmeno_kam]):
        raise ValueError('Tahle karta na sloupeček nepasuje.')
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


"""level 120: an own stricter limit: a hundred moves"""
tah_bez_omezeni = udelej_tah
tahy = []

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam)
    if len(tahy) >= 100:
        raise ValueError('Sto tahů stačilo, začni novou hru.')
    tah_bez_omezeni(hra, jmeno_odkud, jmeno_kam)
    tahy.append((jmeno_odkud, jmeno_kam))


"""level 120: an own stricter rule: the last move must not be taken back"""
tah_bez_omezeni = udelej_tah
posledni_tah = []

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam)
    if posledni_tah == [jmeno_kam, jmeno_odkud]:
        raise ValueError('Tahat tam a zpátky se nesmí.')
    tah_bez_omezeni(hra, jmeno_odkud, jmeno_kam)
    posledni_tah[:] = [jmeno_odkud, jmeno_kam]


"""level 120: an own stricter limit: V goes back to U only three times"""
pocet_vraceni = 0

def vrat_karty_do_balicku(hra):
    global pocet_vraceni
    if hra['U']:
        raise ValueError('V balíčku U ještě něco je.')
    if pocet_vraceni == 3:
        raise ValueError('Balíček už se otočil třikrát.')
    pocet_vraceni += 1
    while hra['V']:
        presun_kartu(hra['V'], hra['U'], False)


"""level 121: deals a new game as soon as this one is won"""
tah_bez_konce = udelej_tah

def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    tah_bez_konce(hra, jmeno_odkud, jmeno_kam)
    if hrac_vyhral(hra):
        print('Gratuluji!')
        hra.update(udelej_hru())
