"""level 103: with the two of clubs any club may be led"""


def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            return {k for k in ruka if k[0] == 'Kr'}
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
