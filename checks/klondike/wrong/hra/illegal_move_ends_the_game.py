"""level 131: the refusal of a move is not caught"""


def hraj():
    hra = udelej_hru()
    while not hrac_vyhral(hra):
        vypis_hru(hra)
        odkud, kam = nacti_tah()
        udelej_tah(hra, odkud, kam)
    vypis_hru(hra)
    print('Gratuluji!')
