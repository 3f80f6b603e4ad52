"""level 31: sees the stones of x only"""


def je_obsazeno(plan, pozice):
    return plan[pozice[0]][pozice[1]] == 'x'
