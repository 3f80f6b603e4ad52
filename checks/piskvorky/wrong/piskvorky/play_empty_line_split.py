"""level 121: the first word of an empty line
says: IndexError
"""


def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('> ').split()[0]
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
