"""level 411: a list instead of a Svet
says: Svet
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = dekoduj_vse(zprava)
    return (novy, ['rozhodni']) if novy[0] == 'stych' else novy


"""level 411: a pair with None
says: Svet
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return novy, ['rozhodni'] if novy.stav == 'stych' else None


"""level 411: assigns to the items of a NamedTuple
says: AttributeError
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    svet.stav = zprava[0]
    return svet


"""level 411: leaves cards as lists"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*zprava)
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 411: decodes hands only"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*zprava)
    novy = novy._replace(ruka1=dekoduj_vse(novy.ruka1), ruka2=dekoduj_vse(novy.ruka2))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 411: decodes in the message itself"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    zprava[:] = dekoduj_vse(zprava)
    novy = Svet(*zprava)
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 411: keeps the old world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    return (svet, ['rozhodni']) if zprava[0] == 'stych' else svet


"""level 411: thinks that _replace changes the world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    svet._replace(**dict(zip(Svet._fields, dekoduj_vse(zprava))))
    return (svet, ['rozhodni']) if svet.stav == 'stych' else svet


"""level 411: takes over the state only"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = svet._replace(stav=zprava[0])
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 411: decodes everything but tricks"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))._replace(stychy1=zprava[3], stychy2=zprava[5])
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 411: forgets the star
says: TypeError
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 412: answers with a bare word"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, 'rozhodni') if novy.stav == 'stych' else novy


"""level 412: message before the world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (['rozhodni'], novy) if novy.stav == 'stych' else novy


"""level 412: only the answer, no world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    if zprava[0] == 'stych':
        return ['rozhodni']
    return Svet(*dekoduj_vse(zprava))


"""level 412: the old world in the pair"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    if zprava[0] == 'stych':
        return svet, ['rozhodni']
    return Svet(*dekoduj_vse(zprava))


"""level 412: asks at the last trick once more"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if 'stych' in novy.stav or 'posledni' in novy.stav else novy


"""level 412: looks at the state of the old world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if svet.stav == 'stych' else novy


"""level 412: asks the server after every message to who waits"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav in ('stych', 'ceka!', 'ztratil') else novy


"""level 412: cards in the pair stay lists"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    if zprava[0] == 'stych':
        return Svet(*zprava), ['rozhodni']
    return Svet(*dekoduj_vse(zprava))


"""level 412: compares the state with is"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav is 'stych' else novy


"""level 412: does not answer"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    return Svet(*dekoduj_vse(zprava))


"""level 412: a list of two instead of a pair
says: dvojici
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return [novy, ['rozhodni']] if novy.stav == 'stych' else novy


"""level 413: more is not too much"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) < 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava[:15]))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: any list is a world
says: TypeError
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list):
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: nonsense gives an empty world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return novy_svet()
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: answers nonsense"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet, []
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: no return for nonsense
says: None
"""
def pri_prijeti(svet, zprava):
    if isinstance(zprava, list) and len(zprava) == 15:
        novy = Svet(*dekoduj_vse(zprava))
        return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: refuses nonsense with an exception
says: ValueError
"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        raise ValueError('To není svět.')
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: a text of fifteen letters is a world"""
def pri_prijeti(svet, zprava):
    if not isinstance(zprava, (list, str)) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


"""level 413: anything has a length
says: len
"""
def pri_prijeti(svet, zprava):
    if len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
