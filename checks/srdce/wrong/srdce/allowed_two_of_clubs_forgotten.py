"""level 103: anything may be led, even with the two of clubs"""


def smi_vylozit(ruka, stul):
    if not stul:
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
