"""level 411: assigns to the items of a NamedTuple
says: AttributeError"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    svet.stav = zprava[0]
    return svet
