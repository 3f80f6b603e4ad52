"""level 411: takes over the state only"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = svet._replace(stav=zprava[0])
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
