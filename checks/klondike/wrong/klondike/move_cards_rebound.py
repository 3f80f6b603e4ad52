"""level 61: assigns to the parameter, so the first column stays as it was"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    sloupec_kam.extend(sloupec_odkud[zbytek:])
    sloupec_odkud = sloupec_odkud[:zbytek]
