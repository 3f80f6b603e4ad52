"""level 124: plays on with empty hands
says: skončilo chybou
"""


def kolo(hraci, zacinajici):
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
