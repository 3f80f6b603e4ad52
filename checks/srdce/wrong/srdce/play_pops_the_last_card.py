"""level 112: the last card of the hand is popped"""

vyloz_kartu = vyloz


def vyloz(ruka, stul):
    if len(ruka) == 1:
        return ruka.pop()
    return vyloz_kartu(ruka, stul)
