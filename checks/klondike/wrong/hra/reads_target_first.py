"""level 130: the two letters swapped"""


def nacti_tah():
    while True:
        tah = input('Tah? ').upper()
        if len(tah) == 2 and tah.isalpha():
            return tah[1], tah[0]
        print('Tah zadej jako dvě písmenka.')
