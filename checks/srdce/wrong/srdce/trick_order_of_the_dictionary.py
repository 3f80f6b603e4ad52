"""level 121: the players sit as they stand in the dictionary"""


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    jmena = list(hraci)
    while jmena[0] != zacinajici:
        jmena.append(jmena.pop(0))
    stul = []
    for jmeno in jmena:
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo
