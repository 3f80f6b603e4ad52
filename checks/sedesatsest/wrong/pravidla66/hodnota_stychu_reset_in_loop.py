"""level 111: the sum begins anew with each card"""


def hodnota_stychu(stych):
    for karta in stych:
        soucet = 0
        soucet += karta.hodnota
    return soucet
