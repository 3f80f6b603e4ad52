"""level 60: takes one hand"""


def nekdo_ma_21(ruka):
    return vyhodnot_ruku(ruka)[0] == 21  # noqa: F821
