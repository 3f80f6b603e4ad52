"""level 111: gets rid of the queen of spades at once"""


def vyloz(ruka, stul):
    if ('Pi', 'dama') in ruka:
        return ('Pi', 'dama')
    return min(smi_vylozit(ruka, stul), key=vyska)
