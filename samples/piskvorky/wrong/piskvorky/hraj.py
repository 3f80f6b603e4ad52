"""level 120: wants the game"""
hraj_novou = hraj

def hraj(hra):
    hraj_novou()


"""level 121: an empty line ends the game
says: Chybí zpráva: Tah ve špatném formátu
"""
def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            prikaz = 'quit'
        if not prikaz:
            break
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: the first word of an empty line
says: IndexError
"""
def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ').split()[0]
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: EOFError when the input ends
says: EOFError
"""
def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while hra is not None:
        hra, zprava = zpracuj_prikaz(hra, input('Hráč ' + hra['hrac'] + ': '))
        print(zprava)


"""level 121: every command goes to the first game"""
def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while True:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            prikaz = 'quit'
        nova, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
        if nova is None:
            break


"""level 121: goes on after quit"""
def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while True:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            print('Na shledanou')
            break
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
        if hra is None:
            hra = nova_hra()


"""level 121: no help at the beginning"""
def hraj():
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: prints what print returns
says: Funkce print vypisuje sama a nic nevrací, takže print kolem ní vypíše None.
"""
def hraj():
    print(NAPOVEDA)
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(print(zprava))


"""level 121: the end of the input ends the game in silence
says: nerozloučil
"""
def hraj():
    print(NAPOVEDA)
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            return
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: the question says x, whoever is on turn
says: je na tahu o
"""
def hraj():
    print(NAPOVEDA)
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč x: ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: the question names both players
says: úplně stejně
"""
def hraj():
    print(NAPOVEDA)
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč x/o: ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: the question names nobody"""
def hraj():
    print(NAPOVEDA)
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('> ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


"""level 121: one game, made when the file is imported"""
hra = nova_hra()

def hraj():
    global hra
    print(NAPOVEDA)
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
