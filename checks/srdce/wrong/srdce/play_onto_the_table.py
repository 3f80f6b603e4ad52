"""level 112: puts the card on the table itself"""


def vyloz(ruka, stul):
    karta = min(smi_vylozit(ruka, stul), key=vyska)
    stul.append({'hrac': 'Gábi', 'karta': karta})
    return karta
