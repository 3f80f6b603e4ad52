"""level 123: changes the players it was given"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(hraci[jmeno]['ruka'], stul)
        hraci[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    hraci[kdo].setdefault('stychy', []).append(stul)
    return hraci, kdo
