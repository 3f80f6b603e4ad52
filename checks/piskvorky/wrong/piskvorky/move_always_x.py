"""level 41: puts x whoever plays"""

from copy import deepcopy


def tah(plan, hrac, pozice):
    novy = deepcopy(plan)
    novy[pozice[0]][pozice[1]] = 'x'
    return novy
