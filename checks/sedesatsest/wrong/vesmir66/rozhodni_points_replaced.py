"""level 231: the points of the trick replace those before"""


def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + [stych], body1=hodnota_stychu(stych))
    return vesmir._replace(stychy2=vesmir.stychy2 + [stych], body2=hodnota_stychu(stych))
