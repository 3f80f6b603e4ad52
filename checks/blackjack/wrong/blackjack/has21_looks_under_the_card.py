"""level 61: reveals the dealer's hand in place to see it"""


def nekdo_ma_21(krupier, hrac):
    for i in range(len(krupier)):
        krupier[i] = (krupier[i][0], 'licem')
    return vyhodnot_ruku(krupier)[0] == 21 or vyhodnot_ruku(hrac)[0] == 21  # noqa: F821
