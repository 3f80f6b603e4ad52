"""level 102: no points in the first trick, as in the full rules of Hearts"""


def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    if v_barve:
        return v_barve
    if stul[0]['karta'] == ('Kr', 2):
        bez_bodu = {k for k in ruka if kolik_bodu(k) == 0}
        return bez_bodu or set(ruka)
    return set(ruka)
