"""level 111: adds the order"""


def hodnota_stychu(stych):
    return sum(karta.razeni for karta in stych)
