"""level 123: the cards stay in the hands"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        stul.append({'hrac': jmeno, 'karta': vyloz(novi[jmeno]['ruka'], stul)})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
