"""level 112: takes the card out of the hand"""


def vyloz(ruka, stul):
    karta = min(smi_vylozit(ruka, stul), key=vyska)
    ruka.remove(karta)
    return karta
