"""level 61: appends the list of cards as one item"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    sloupec_kam.append(sloupec_odkud[zbytek:])
    del sloupec_odkud[zbytek:]
