"""level 202: leads low, but otherwise plays the highest card and takes with it"""


def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=str)
    if stul == []:
        return min(dovolene, key=vyska)
    return max(dovolene, key=vyska)
