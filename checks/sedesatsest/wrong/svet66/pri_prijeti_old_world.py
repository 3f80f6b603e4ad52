"""level 411: keeps the old world"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    return (svet, ['rozhodni']) if zprava[0] == 'stych' else svet
