"""level 201: blocks before it wins"""


def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for kdo in [dalsi_hrac(hrac), hrac]:
        for pozice in volne:
            if vyhral(tah(plan, kdo, pozice), kdo, pozice):
                return pozice
    return volne[0]
