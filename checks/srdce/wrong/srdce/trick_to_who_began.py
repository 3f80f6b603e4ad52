"""level 122: who began gets the trick"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    novi[zacinajici]['stychy'].append(stul)
    return novi, bere(stul)
