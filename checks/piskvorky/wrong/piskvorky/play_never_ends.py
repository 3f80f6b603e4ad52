"""level 121: goes on after quit"""


def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while True:
        try:
            hra, zprava = zpracuj_prikaz(hra, input('> '))
        except EOFError:
            break
        print(zprava)
        if hra is None:
            hra = nova_hra()
