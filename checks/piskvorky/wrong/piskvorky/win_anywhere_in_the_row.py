"""level 73: a five in the same row or column wins, wherever in it"""


def vyhral(plan, hrac, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] != hrac:
        return False
    cely_sloupec = []
    for jedna_rada in plan:
        cely_sloupec.append(jedna_rada[sloupec])
    if pet_v_rade(plan[rada]) or pet_v_rade(cely_sloupec):
        return True
    return pet_v_rade(okoli(plan, pozice, (1, 1))) or pet_v_rade(okoli(plan, pozice, (1, -1)))
