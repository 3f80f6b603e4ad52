"""level 111: returns the whole set"""


def vyloz(ruka, stul):
    return smi_vylozit(ruka, stul)
