"""level 61: takes the cards from the bottom"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    for i in range(pocet):
        sloupec_kam.append(sloupec_odkud.pop(0))
