"""level 31: the parts of the position swapped"""


def je_obsazeno(plan, pozice):
    sloupec, rada = pozice
    return plan[rada][sloupec] != '_'
