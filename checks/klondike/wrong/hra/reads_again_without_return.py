"""level 130: asks again by calling itself, but forgets to return the answer"""


def nacti_tah():
    tah = input('Tah? ').upper()
    if len(tah) != 2 or not tah.isalpha():
        print('Tah zadej jako dvě písmenka.')
        nacti_tah()
    else:
        return tah[0], tah[1]
