"""level 31: extend returns None"""


def odloz(ruka, odhoz):
    cisla = [karta for karta, otoceni in ruka]
    novy = odhoz.copy().extend(cisla)
    return [], novy
