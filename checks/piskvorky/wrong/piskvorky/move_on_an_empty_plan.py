"""level 41: the other stones are lost"""


def tah(plan, hrac, pozice):
    novy = [['_'] * 9 for _ in range(9)]
    novy[pozice[0]][pozice[1]] = hrac
    return novy
