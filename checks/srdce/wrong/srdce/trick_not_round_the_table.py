"""level 121: who begins comes first, the others as they are listed"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in [zacinajici] + [j for j in HRACI if j != zacinajici]:
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
