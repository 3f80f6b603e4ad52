"""level 101: removes cards from the set it walks through"""


def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    for karta in ruka:
        if karta[0] != stul[0]['karta'][0]:
            ruka.remove(karta)
    return ruka
