"""level 96: takes only the card"""
def pasuje_na_sloupecek(karta):
    return karta[0] == 13


"""level 97: wants an ace on an empty column"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 1
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1


"""level 97: only black kings may go to an empty column"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13 and not je_cervena(karta[1])
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1


"""level 97: IndexError when a king comes to an empty column"""
def pasuje_na_sloupecek(karta, sloupecek):
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1


"""level 97: raises instead of saying False"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek and karta[0] != 13:
        raise ValueError('Na prázdný sloupeček patří jen král.')
    if not sloupecek:
        return True
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1


"""level 98: hearts and clubs are the red suits"""
def je_cervena(barva):
    return barva in ['Sr', 'Kr']


"""level 98: columns go up instead of down"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] + 1


"""level 98: colours compared by equality of suit, not red and black"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return karta[1] != sloupecek[-1][1] and karta[0] == sloupecek[-1][0] - 1


"""level 98: lets only red cards on black ones"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    ruzne_barvy = je_cervena(karta[1]) and not je_cervena(sloupecek[-1][1])
    return ruzne_barvy and karta[0] == sloupecek[-1][0] - 1


"""level 98: wants the same suit in the columns too"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return karta[1] == sloupecek[-1][1] and karta[0] == sloupecek[-1][0] - 1


"""level 98: or between two texts, one of which is always true
says: platí vždycky
"""
def je_cervena(barva):
    return barva == 'Sr' or 'Ka'


"""level 98: compares with the bottom card"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return je_cervena(karta[1]) != je_cervena(sloupecek[0][1]) and karta[0] == sloupecek[0][0] - 1


"""level 98: any lower card of the other colour fits"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] < sloupecek[-1][0]


"""level 98: a king fits on anything"""
def pasuje_na_sloupecek(karta, sloupecek):
    if karta[0] == 13:
        return True
    return bool(sloupecek) and je_cervena(karta[1]) != je_cervena(sloupecek[-1][1]) and karta[0] == sloupecek[-1][0] - 1


"""level 98: takes the top card away to look at it"""
def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    vrchni = sloupecek.pop()
    return je_cervena(karta[1]) != je_cervena(vrchni[1]) and karta[0] == vrchni[0] - 1
