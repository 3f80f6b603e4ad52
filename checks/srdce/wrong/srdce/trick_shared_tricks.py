"""level 123: new hands, but the same lists of tricks"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = {}
    for jmeno in hraci:
        novi[jmeno] = {'ruka': set(hraci[jmeno]['ruka']), 'stychy': hraci[jmeno].get('stychy', [])}
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
