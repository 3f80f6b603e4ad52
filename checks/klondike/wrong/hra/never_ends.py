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
