"""level 102: hearts must not be led, as in the full rules of Hearts"""


def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            return {('Kr', 2)}
        bez_srdci = {k for k in ruka if k[0] != 'Sr'}
        return bez_srdci or set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
