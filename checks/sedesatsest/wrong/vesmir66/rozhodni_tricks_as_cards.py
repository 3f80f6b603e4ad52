"""level 231: the tricks are one heap of cards"""


def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + stych, body1=vesmir.body1 + hodnota_stychu(stych))
    return vesmir._replace(stychy2=vesmir.stychy2 + stych, body2=vesmir.body2 + hodnota_stychu(stych))
