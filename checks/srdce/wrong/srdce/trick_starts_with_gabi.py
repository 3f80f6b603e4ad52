"""level 121: Gábi always begins"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in HRACI:
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
