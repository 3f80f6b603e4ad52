"""level 111: a set has no first card
says: TypeError
"""


def vyloz(ruka, stul):
    return smi_vylozit(ruka, stul)[0]
