"""level 111: ten and nine by their names"""


def hodnota_stychu(stych):
    return sum(int(karta.jmeno) if karta.jmeno.isdigit() else karta.hodnota for karta in stych)
