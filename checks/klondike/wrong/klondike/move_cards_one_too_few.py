"""level 61: moves one card less"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    presouvane = []
    for i in range(1, pocet):
        presouvane.insert(0, sloupec_odkud.pop())
    sloupec_kam.extend(presouvane)
