"""level 101: the two of clubs must be played whatever lies on the table"""


def smi_vylozit(ruka, stul):
    if ('Kr', 2) in ruka:
        return {('Kr', 2)}
    if not stul:
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
