"""level 71: columns forgotten"""


def vyhral(plan, hrac, pozice):
    return plan[pozice[0]][pozice[1]] == hrac and pet_v_rade(okoli(plan, pozice, (0, 1)))
