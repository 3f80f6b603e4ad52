"""level 103: the two of clubs is taken out of the hand"""


def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            ruka.remove(('Kr', 2))
            return {('Kr', 2)}
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
