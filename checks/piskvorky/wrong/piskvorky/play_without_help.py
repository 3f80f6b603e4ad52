"""level 121: no help at the beginning"""


def hraj():
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input('Hráč ' + hra['hrac'] + ': ')
        except EOFError:
            return
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
