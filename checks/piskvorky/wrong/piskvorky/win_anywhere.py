"""level 73: a five anywhere on the plan"""


def vyhral(plan, hrac, pozice):
    for rada in range(9):
        for sloupec in range(9):
            if plan[rada][sloupec] == hrac:
                for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
                    if pet_v_rade(okoli(plan, (rada, sloupec), smer)):
                        return True
    return False
