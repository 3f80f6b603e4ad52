"""level 200: always the lowest card, so that the dangerous ones stay"""


def vyloz(ruka, stul):
    return min(sorted(smi_vylozit(ruka, stul), key=str), key=vyska)
