"""level 71: range(…, rada + 4) ends one row too early"""


def vyhral(plan, hrac, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] != hrac:
        return False
    nad_sebou = [plan[r][sloupec] for r in range(max(0, rada - 4), min(9, rada + 4))]
    if pet_v_rade(nad_sebou):
        return True
    for smer in [(0, 1), (1, 1), (1, -1)]:
        if pet_v_rade(okoli(plan, pozice, smer)):
            return True
    return False
