"""level 121: an empty line ends the game
says: Chybí zpráva: Tah ve špatném formátu
"""


def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('> ')
        except EOFError:
            prikaz = 'quit'
        if not prikaz:
            break
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
