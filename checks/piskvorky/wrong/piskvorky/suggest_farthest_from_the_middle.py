"""level 203: wanted the cell nearest to the middle, takes the farthest"""


def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for kdo in [hrac, dalsi_hrac(hrac)]:
        for pozice in volne:
            if vyhral(tah(plan, kdo, pozice), kdo, pozice):
                return pozice
    return max(volne, key=lambda pozice: abs(pozice[0] - 4) + abs(pozice[1] - 4))
