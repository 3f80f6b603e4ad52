"""level 122: the others lose the tricks they had"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    stul = []
    novi = {}
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(hraci[jmeno]['ruka'], stul)
        novi[jmeno] = {'ruka': hraci[jmeno]['ruka'] - {karta}, 'stychy': []}
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'] = hraci[kdo].get('stychy', []) + [stul]
    return novi, kdo
