"""level 101: returns a list
says: Má to být množina (set), ale je to seznam (list).
"""


def smi_vylozit(ruka, stul):
    if stul == []:
        if ('Kr', 2) in ruka:
            return [('Kr', 2)]
        return list(ruka)
    karty = []
    for karta in ruka:
        if karta[0] == stul[0]['karta'][0]:
            karty.append(karta)
    if karty == []:
        return list(ruka)
    return karty
