"""level 72: the second diagonal starts three steps before the stone instead of four"""


def vyhral(plan, hrac, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] != hrac:
        return False
    sikmo = []
    for krok in range(-3, 5):
        if 0 <= rada + krok <= 8 and 0 <= sloupec - krok <= 8:
            sikmo.append(plan[rada + krok][sloupec - krok])
    if pet_v_rade(sikmo):
        return True
    for smer in [(0, 1), (1, 0), (1, 1)]:
        if pet_v_rade(okoli(plan, pozice, smer)):
            return True
    return False
