"""level 61: asks for the number although it was given"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    pocet = int(input('Kolik karet? '))
    if pocet > 0:
        sloupec_kam.extend(sloupec_odkud[-pocet:])
        del sloupec_odkud[-pocet:]
