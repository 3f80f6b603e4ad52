"""level 121: every command goes to the first game"""


def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while True:
        try:
            prikaz = input('> ')
        except EOFError:
            break
        nova, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
        if nova is None:
            break
