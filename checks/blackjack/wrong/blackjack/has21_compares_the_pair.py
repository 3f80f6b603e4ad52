"""level 61: compares the pair with a number, which is never true"""


def nekdo_ma_21(krupier, hrac):
    return vyhodnot_ruku(krupier) == 21 or vyhodnot_ruku(hrac) == 21  # noqa: F821
