"""level 101: follows the last card, not the first"""


def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[-1]['karta'][0]}
    return v_barve or set(ruka)
