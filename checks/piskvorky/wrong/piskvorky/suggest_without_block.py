"""level 202: does not look at what the other player can do"""


def navrhni_tah(plan, hrac):
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    for pozice in volne:
        if vyhral(tah(plan, hrac, pozice), hrac, pozice):
            return pozice
    return volne[0]
