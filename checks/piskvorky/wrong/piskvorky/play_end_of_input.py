"""level 121: EOFError when the input ends
says: EOFError
"""


def hraj():
    print('Příkazy: new, board, quit, nebo tah, třeba e5')
    hra = nova_hra()
    while hra is not None:
        hra, zprava = zpracuj_prikaz(hra, input('> '))
        print(zprava)
