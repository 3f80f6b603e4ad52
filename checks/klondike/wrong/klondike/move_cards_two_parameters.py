"""level 60: asks for the number of cards inside the function"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam):
    pocet = int(input('Kolik karet? '))
    sloupec_kam.extend(sloupec_odkud[-pocet:])
    del sloupec_odkud[-pocet:]
