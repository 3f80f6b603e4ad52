"""level 111: takes the cards out"""


def hodnota_stychu(stych):
    soucet = 0
    while stych:
        soucet += stych.pop().hodnota
    return soucet
