"""level 102: nothing is allowed without the suit"""


def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    return {k for k in ruka if k[0] == stul[0]['karta'][0]}
