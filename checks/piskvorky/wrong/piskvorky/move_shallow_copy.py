"""level 42: copies the outer list only"""


def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    novy = plan.copy()
    novy[rada][sloupec] = hrac
    return novy
