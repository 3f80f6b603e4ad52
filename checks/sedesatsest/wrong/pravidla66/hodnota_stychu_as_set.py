"""level 111: equal values count once"""


def hodnota_stychu(stych):
    return sum({karta.hodnota for karta in stych})
