"""level 61: more than 21 counts too"""


def nekdo_ma_21(krupier, hrac):
    return vyhodnot_ruku(krupier)[0] >= 21 or vyhodnot_ruku(hrac)[0] >= 21  # noqa: F821
