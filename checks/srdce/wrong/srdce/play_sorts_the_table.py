"""level 112: sorts the table to find the highest card"""

vyloz_kartu = vyloz


def vyloz(ruka, stul):
    karta = vyloz_kartu(ruka, stul)
    if stul and barva(karta) == barva(stul[0]['karta']):
        stul.sort(key=vyska_vylozene, reverse=True)
    return karta
