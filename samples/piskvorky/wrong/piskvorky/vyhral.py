"""level 70: does not take the position"""
def vyhral(plan, hrac):
    for rada in plan:
        if hrac * 5 in ''.join(rada):
            return True
    return False


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


"""level 71: columns forgotten"""
def vyhral(plan, hrac, pozice):
    return plan[pozice[0]][pozice[1]] == hrac and pet_v_rade(okoli(plan, pozice, (0, 1)))


"""level 72: only one diagonal"""
def vyhral(plan, hrac, pozice):
    if plan[pozice[0]][pozice[1]] != hrac:
        return False
    for smer in [(0, 1), (1, 0), (1, 1)]:
        if pet_v_rade(okoli(plan, pozice, smer)):
            return True
    return False


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


"""level 73: goes on at the other side of the plan"""
def vyhral(plan, hrac, pozice):
    for dr, ds in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        for zacatek in range(-4, 1):
            petice = []
            for krok in range(zacatek, zacatek + 5):
                petice.append(plan[(pozice[0] + krok * dr) % 9][(pozice[1] + krok * ds) % 9])
            if petice == [hrac] * 5:
                return True
    return False


"""level 73: a five anywhere on the plan"""
def vyhral(plan, hrac, pozice):
    for rada in range(9):
        for sloupec in range(9):
            if plan[rada][sloupec] == hrac:
                for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
                    if pet_v_rade(okoli(plan, (rada, sloupec), smer)):
                        return True
    return False


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


"""level 73: five stones near are enough, whatever lies between"""
def vyhral(plan, hrac, pozice):
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        if okoli(plan, pozice, smer).count(hrac) >= 5:
            return True
    return False


"""level 73: a five of the other player wins too"""
def vyhral(plan, hrac, pozice):
    return (
        pet_v_rade(okoli(plan, pozice, (0, 1)))
        or pet_v_rade(okoli(plan, pozice, (1, 0)))
        or pet_v_rade(okoli(plan, pozice, (1, 1)))
        or pet_v_rade(okoli(plan, pozice, (1, -1)))
    )


"""level 73: a stone of the player beside the other's five is enough"""
def vyhral(plan, hrac, pozice):
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        policka = okoli(plan, pozice, smer)
        if hrac in policka and pet_v_rade(policka):
            return True
    return False


"""level 73: remembers that somebody has won"""
je_vyhra = False

def vyhral(plan, hrac, pozice):
    global je_vyhra
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        if pet_v_rade(okoli(plan, pozice, smer)) and plan[pozice[0]][pozice[1]] == hrac:
            je_vyhra = True
    return je_vyhra
