"""level 121: everybody plays to an empty table"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], [])
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
