"""level 72: only one diagonal"""


def vyhral(plan, hrac, pozice):
    if plan[pozice[0]][pozice[1]] != hrac:
        return False
    for smer in [(0, 1), (1, 0), (1, 1)]:
        if pet_v_rade(okoli(plan, pozice, smer)):
            return True
    return False
