"""level 130: takes any two characters for a move"""


def nacti_tah():
    while True:
        tah = input('Tah? ').strip().upper()
        if len(tah) == 2:
            return tah[0], tah[1]
        print('Tah zadej jako dvě písmenka.')
