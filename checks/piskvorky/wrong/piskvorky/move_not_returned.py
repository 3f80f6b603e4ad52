"""level 41: changes the plan and returns nothing"""


def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    plan[rada][sloupec] = hrac
