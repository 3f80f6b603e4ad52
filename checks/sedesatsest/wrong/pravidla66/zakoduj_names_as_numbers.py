"""level 11: the names 9 and 10 become numbers"""


def zakoduj(karta):
    jmeno = int(karta.jmeno) if karta.jmeno.isdigit() else karta.jmeno
    return [karta.barva, jmeno, karta.hodnota, karta.razeni]
