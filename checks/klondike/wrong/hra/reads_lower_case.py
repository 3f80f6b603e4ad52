"""level 130: returns the letters as they were typed"""


def nacti_tah():
    while True:
        tah = input('Tah? ')
        if len(tah) == 2 and tah.isalpha():
            return tah[0], tah[1]
        print('Tah zadej jako dvě písmenka.')
