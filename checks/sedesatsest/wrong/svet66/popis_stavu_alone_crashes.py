"""level 441: does not expect to be alone
says: IndexError"""


def popis_stavu(svet, jmeno):
    souper = svet.jmena[1] if svet.jmena[0] == jmeno else svet.jmena[0]
    return f'{svet.stav} {souper}'
