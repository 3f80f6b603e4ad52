"""level 31: nothing returned for a free cell
says: (None)
"""


def je_obsazeno(plan, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] in 'xo':
        return True
