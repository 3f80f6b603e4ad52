"""level 31: a variable has the name of a function that is called
says: zakrylo funkci barva
"""


def body_karet():
    ceny = {}
    for barva in BARVY:
        for obraz in OBRAZY:
            karta = (barva, obraz)
            if barva(karta) == 'Sr':
                ceny[karta] = 1
            elif karta == PIKOVA_DAMA:
                ceny[karta] = 13
            else:
                ceny[karta] = 0
    return ceny
