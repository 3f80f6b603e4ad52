"""level 201: the first free cell"""


def navrhni_tah(plan, hrac):
    for rada in range(9):
        for sloupec in range(9):
            if not je_obsazeno(plan, (rada, sloupec)):
                return rada, sloupec
