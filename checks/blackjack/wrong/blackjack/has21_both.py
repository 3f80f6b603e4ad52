"""level 61: asks for 21 in both hands"""


def nekdo_ma_21(krupier, hrac):
    return vyhodnot_ruku(krupier)[0] == 21 and vyhodnot_ruku(hrac)[0] == 21  # noqa: F821
