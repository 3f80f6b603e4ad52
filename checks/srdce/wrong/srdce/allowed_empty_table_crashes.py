"""level 102: looks at the first card of an empty table
says: IndexError
"""


def smi_vylozit(ruka, stul):
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)
