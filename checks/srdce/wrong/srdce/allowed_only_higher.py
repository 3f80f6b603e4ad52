"""level 101: only cards that beat the table"""


def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    vyssi = {k for k in v_barve if vyska(k) > vyska(stul[0]['karta'])}
    return vyssi or v_barve or set(ruka)
