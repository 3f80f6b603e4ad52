"""level 130: asks again by calling itself, but forgets to return the answer"""
def nacti_tah():
    tah = input('Tah? ').upper()
    if len(tah) != 2 or not tah.isalpha():
        print('Tah zadej jako dvě písmenka.')
        nacti_tah()
    else:
        return tah[0], tah[1]


"""level 130: returns the letters as they were typed"""
def nacti_tah():
    while True:
        tah = input('Tah? ')
        if len(tah) == 2 and tah.isalpha():
            return tah[0], tah[1]
        print('Tah zadej jako dvě písmenka.')


"""level 130: ValueError on nonsense instead of asking again"""
def nacti_tah():
    odkud, kam = input('Tah? ').upper()
    return odkud, kam


"""level 130: the two letters swapped"""
def nacti_tah():
    while True:
        tah = input('Tah? ').upper()
        if len(tah) == 2 and tah.isalpha():
            return tah[1], tah[0]
        print('Tah zadej jako dvě písmenka.')


"""level 130: takes the first two letters of anything"""
def nacti_tah():
    while True:
        tah = input('Tah? ').upper()
        if len(tah) >= 2:
            return tah[0], tah[1]
        print('Tah zadej jako dvě písmenka.')


"""level 130: asks for the two letters one by one"""
def nacti_tah():
    odkud = input('Odkud? ').upper()
    kam = input('Kam? ').upper()
    return odkud, kam


"""level 131: the player plays blind"""
def hraj():
    hra = udelej_hru()
    while not hrac_vyhral(hra):
        odkud, kam = nacti_tah()
        try:
            udelej_tah(hra, odkud, kam)
        except ValueError as chyba:
            print('To nejde.', chyba)
    print('Gratuluji!')


"""level 131: the refusal of a move is not caught"""
def hraj():
    hra = udelej_hru()
    while not hrac_vyhral(hra):
        vypis_hru(hra)
        odkud, kam = nacti_tah()
        udelej_tah(hra, odkud, kam)
    vypis_hru(hra)
    print('Gratuluji!')


"""level 131: nobody asks whether the game is won"""
def hraj():
    hra = udelej_hru()
    while True:
        vypis_hru(hra)
        odkud, kam = nacti_tah()
        try:
            udelej_tah(hra, odkud, kam)
        except ValueError as chyba:
            print('To nejde.', chyba)
