"""level 61: the cards stay in the first column too"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    sloupec_kam += sloupec_odkud[zbytek:]
