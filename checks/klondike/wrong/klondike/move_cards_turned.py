"""level 61: turns the moved cards face up"""


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    for hodnota, barva, _ in sloupec_odkud[zbytek:]:
        sloupec_kam.append((hodnota, barva, True))
    del sloupec_odkud[zbytek:]
