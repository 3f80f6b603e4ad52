"""level 112: where there is nothing to choose, the card goes at once"""

vyloz_kartu = vyloz


def vyloz(ruka, stul):
    karta = vyloz_kartu(ruka, stul)
    if stul and smi_vylozit(ruka, stul) == {karta}:
        ruka.remove(karta)
    return karta
