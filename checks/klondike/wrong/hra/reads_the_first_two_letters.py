"""level 130: takes the first two letters of anything"""


def nacti_tah():
    while True:
        tah = input('Tah? ').upper()
        if len(tah) >= 2:
            return tah[0], tah[1]
        print('Tah zadej jako dvě písmenka.')
