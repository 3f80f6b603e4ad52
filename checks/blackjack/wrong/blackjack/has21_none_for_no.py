"""level 61: returns None when nobody has 21"""


def nekdo_ma_21(krupier, hrac):
    for ruka in krupier, hrac:
        soucet, stav = vyhodnot_ruku(ruka)  # noqa: F821
        if soucet == 21:
            return True
