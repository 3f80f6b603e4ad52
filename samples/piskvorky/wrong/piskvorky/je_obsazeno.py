"""level 30: wants row and column one by one"""
def je_obsazeno(plan, rada, sloupec):
    return plan[rada][sloupec] != '_'


"""level 31: sees the stones of x only"""
def je_obsazeno(plan, pozice):
    return plan[pozice[0]][pozice[1]] == 'x'


"""level 31: the parts of the position swapped"""
def je_obsazeno(plan, pozice):
    sloupec, rada = pozice
    return plan[rada][sloupec] != '_'


"""level 31: returns the stone instead of True
says: přesně True
"""
def je_obsazeno(plan, pozice):
    if plan[pozice[0]][pozice[1]] != '_':
        return plan[pozice[0]][pozice[1]]
    return False


"""level 31: nothing returned for a free cell
says: neplatila a funkce skončila bez return, a tak vrátila None.
"""
def je_obsazeno(plan, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] in 'xo':
        return True
