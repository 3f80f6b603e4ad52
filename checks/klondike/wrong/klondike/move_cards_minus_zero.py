"""level 61: list[-0:] on count 0 moves everything"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    sloupec_kam.extend(sloupec_odkud[-pocet:])
    del sloupec_odkud[-pocet:]
