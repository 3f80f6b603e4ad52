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
