"""level 31: the cards go before those in the pile"""


def odloz(ruka, odhoz):
    return [], [karta for karta, _ in ruka] + odhoz
