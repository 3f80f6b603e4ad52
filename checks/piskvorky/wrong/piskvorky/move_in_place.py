"""level 42: changes the given plan"""


def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    plan[rada][sloupec] = hrac
    return plan
