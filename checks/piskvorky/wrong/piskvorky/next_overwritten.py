"""level 86: two ifs in a row turn the player back"""


def dalsi_hrac(hrac):
    if hrac == 'x':
        hrac = 'o'
    if hrac == 'o':
        hrac = 'x'
    return hrac
