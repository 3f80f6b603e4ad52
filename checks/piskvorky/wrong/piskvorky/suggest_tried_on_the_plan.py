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
