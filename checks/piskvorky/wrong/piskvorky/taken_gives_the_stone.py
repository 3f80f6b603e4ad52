"""level 31: returns the stone instead of True
says: přesně True
"""


def je_obsazeno(plan, pozice):
    if plan[pozice[0]][pozice[1]] != '_':
        return plan[pozice[0]][pozice[1]]
    return False
