"""level 71: six in a column are no win"""


def vyhral(plan, hrac, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] != hrac:
        return False
    nad_sebou = ''.join(okoli(plan, pozice, (1, 0)))
    if hrac * 5 in nad_sebou and hrac * 6 not in nad_sebou:
        return True
    for smer in [(0, 1), (1, 1), (1, -1)]:
        if pet_v_rade(okoli(plan, pozice, smer)):
            return True
    return False
