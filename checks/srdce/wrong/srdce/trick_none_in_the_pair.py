"""level 124: a pair with None when the hands are empty"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return hraci, None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
