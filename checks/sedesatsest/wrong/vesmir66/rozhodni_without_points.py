"""level 231: the trick brings no points"""


def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + [stych])
    return vesmir._replace(stychy2=vesmir.stychy2 + [stych])
