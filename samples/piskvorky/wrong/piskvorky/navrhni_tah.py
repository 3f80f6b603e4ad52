"""level 200: tries moves on the given plan and leaves them there"""
def navrhni_tah(plan, hrac):
    for kdo in [hrac, dalsi_hrac(hrac)]:
        for rada in range(9):
            for sloupec in range(9):
                if plan[rada][sloupec] == '_':
                    plan[rada][sloupec] = kdo
                    if vyhral(plan, kdo, (rada, sloupec)):
                        return rada, sloupec
                    plan[rada][sloupec] = '_'
    for rada in range(9):
        for sloupec in range(9):
            if plan[rada][sloupec] == '_':
                plan[rada][sloupec] = hrac
                return rada, sloupec


"""level 201: the first free cell"""
def navrhni_tah(plan, hrac):
    for rada in range(9):
        for sloupec in range(9):
            if not je_obsazeno(plan, (rada, sloupec)):
                return rada, sloupec


"""level 201: blocks before it wins"""
def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for kdo in [dalsi_hrac(hrac), hrac]:
        for pozice in volne:
            if vyhral(tah(plan, kdo, pozice), kdo, pozice):
                return pozice
    return volne[0]


"""level 201: tries in the very plan, and leaves the winning stone there
says: změnila plán
"""
def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for kdo in [hrac, dalsi_hrac(hrac)]:
        for pozice in volne:
            plan[pozice[0]][pozice[1]] = kdo
            if vyhral(plan, kdo, pozice):
                return pozice
            plan[pozice[0]][pozice[1]] = '_'
    return volne[0]


"""level 202: blocks in rows only"""
def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for pozice in volne:
        if vyhral(tah(plan, hrac, pozice), hrac, pozice):
            return pozice
    for pozice in volne:
        if pet_v_rade(okoli(tah(plan, dalsi_hrac(hrac), pozice), pozice, (0, 1))):
            return pozice
    return volne[0]


"""level 202: does not look at what the other player can do"""
def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for pozice in volne:
        if vyhral(tah(plan, hrac, pozice), hrac, pozice):
            return pozice
    return volne[0]


"""level 203: wanted the cell nearest to the middle, takes the farthest"""
def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for kdo in [hrac, dalsi_hrac(hrac)]:
        for pozice in volne:
            if vyhral(tah(plan, kdo, pozice), kdo, pozice):
                return pozice
    return max(volne, key=lambda pozice: abs(pozice[0] - 4) + abs(pozice[1] - 4))
