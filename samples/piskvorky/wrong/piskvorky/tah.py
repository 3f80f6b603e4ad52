"""level 40: wants row and column one by one"""
def tah(plan, hrac, rada, sloupec):
    novy = [policka.copy() for policka in plan]
    novy[rada][sloupec] = hrac
    return novy


"""level 41: puts x whoever plays"""
from copy import deepcopy

def tah(plan, hrac, pozice):
    novy = deepcopy(plan)
    novy[pozice[0]][pozice[1]] = 'x'
    return novy


"""level 41: changes the plan and returns nothing"""
def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    plan[rada][sloupec] = hrac


"""level 41: the other stones are lost"""
def tah(plan, hrac, pozice):
    novy = [['_'] * 9 for _ in range(9)]
    novy[pozice[0]][pozice[1]] = hrac
    return novy


"""level 42: changes the given plan"""
def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    plan[rada][sloupec] = hrac
    return plan


"""level 42: copies the outer list only"""
def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    novy = plan.copy()
    novy[rada][sloupec] = hrac
    return novy


"""level 41: leaves out the last row and the last column"""
def tah(plan, hrac, pozice):
    novy = vytvor_plan()
    for rada in range(8):
        for sloupec in range(8):
            novy[rada][sloupec] = plan[rada][sloupec]
    novy[pozice[0]][pozice[1]] = hrac
    return novy
