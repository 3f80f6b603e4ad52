"""level 103: returns the card, not a set of it
says: Má to být množina (set), ale je to n-tice (tuple).
"""


def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            return ('Kr', 2)
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
