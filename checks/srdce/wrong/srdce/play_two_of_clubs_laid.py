"""level 112: lays the two of clubs itself"""

vyloz_kartu = vyloz


def vyloz(ruka, stul):
    karta = vyloz_kartu(ruka, stul)
    if not stul and karta == KRIZOVA_DVOJKA:
        stul.append({'hrac': 'Gábi', 'karta': karta})
    return karta
