"""level 411: thinks that _replace changes the world"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    svet._replace(**dict(zip(Svet._fields, dekoduj_vse(zprava))))
    return (svet, ['rozhodni']) if svet.stav == 'stych' else svet
