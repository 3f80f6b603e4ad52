"""level 122: a player without the key 'stychy' is a KeyError"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = {}
    for jmeno in hraci:
        novi[jmeno] = {'ruka': set(hraci[jmeno]['ruka']), 'stychy': list(hraci[jmeno]['stychy'])}
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
