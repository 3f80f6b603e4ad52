"""level 73: a stone of the player beside the other's five is enough"""


def vyhral(plan, hrac, pozice):
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        policka = okoli(plan, pozice, smer)
        if hrac in policka and pet_v_rade(policka):
            return True
    return False
