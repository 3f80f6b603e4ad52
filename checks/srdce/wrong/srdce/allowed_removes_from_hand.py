"""level 101: throws the other suits out of the hand itself"""


def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    if v_barve:
        ruka.intersection_update(v_barve)
        return v_barve
    return set(ruka)
