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
