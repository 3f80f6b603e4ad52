"""level 203: tries every reply to every move, too slow for a hundred games
says: Funkce navrhni_tah je pomalá
"""


def navrhni_tah(plan, hrac):
    souper = dalsi_hrac(hrac)
    volne = [(r, s) for r in range(9) for s in range(9) if plan[r][s] == '_']
    nejlepsi = volne[0]
    nejmene_proher = 1000
    for pozice in volne:
        novy = tah(plan, hrac, pozice)
        if vyhral(novy, hrac, pozice):
            return pozice
        proher = 0
        for odpoved in volne:
            if odpoved != pozice and vyhral(tah(novy, souper, odpoved), souper, odpoved):
                proher += 1
        if proher < nejmene_proher:
            nejlepsi = pozice
            nejmene_proher = proher
    return nejlepsi
