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


"""level 101: removes cards from the set it walks through"""
def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    for karta in ruka:
        if karta[0] != stul[0]['karta'][0]:
            ruka.remove(karta)
    return ruka


"""level 101: everything is allowed"""
def smi_vylozit(ruka, stul):
    if not stul and ('Kr', 2) in ruka:
        return {('Kr', 2)}
    return set(ruka)


"""level 101: hearts may be played at any time"""
smi_vylozit_barvu = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_barvu(ruka, stul)
    if stul:
        return dovolene | {karta for karta in ruka if barva(karta) == 'Sr'}
    return dovolene


"""level 101: only cards that beat the table"""
def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    vyssi = {k for k in v_barve if vyska(k) > vyska(stul[0]['karta'])}
    return vyssi or v_barve or set(ruka)


"""level 101: throws the other suits out of the hand itself"""
def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    if v_barve:
        ruka.intersection_update(v_barve)
        return v_barve
    return set(ruka)


"""level 101: follows the last card, not the first"""
def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[-1]['karta'][0]}
    return v_barve or set(ruka)


"""level 101: the two of clubs must be played whatever lies on the table"""
def smi_vylozit(ruka, stul):
    if ('Kr', 2) in ruka:
        return {('Kr', 2)}
    if not stul:
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 102: looks at the first card of an empty table
says: IndexError
"""
def smi_vylozit(ruka, stul):
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 102: hearts must not be led, as in the full rules of Hearts"""
def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            return {('Kr', 2)}
        bez_srdci = {k for k in ruka if k[0] != 'Sr'}
        return bez_srdci or set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 102: no points in the first trick, as in the full rules of Hearts"""
def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    if v_barve:
        return v_barve
    if stul[0]['karta'] == ('Kr', 2):
        bez_bodu = {k for k in ruka if kolik_bodu(k) == 0}
        return bez_bodu or set(ruka)
    return set(ruka)


"""level 102: nothing is allowed without the suit"""
def smi_vylozit(ruka, stul):
    if not stul:
        return {('Kr', 2)} if ('Kr', 2) in ruka else set(ruka)
    return {k for k in ruka if k[0] == stul[0]['karta'][0]}


"""level 102: who may throw away the queen of spades has to"""
smi_vylozit_cokoli = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_cokoli(ruka, stul)
    if stul and PIKOVA_DAMA in dovolene and barva(stul[0]['karta']) != 'Pi':
        return {PIKOVA_DAMA}
    return dovolene


"""level 103: with the two of clubs any club may be led"""
def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            return {k for k in ruka if k[0] == 'Kr'}
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 103: returns the card, not a set of it
says: Má to být množina (set), ale je to n-tice (tuple).
"""
def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            return ('Kr', 2)
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 103: anything may be led, even with the two of clubs"""
def smi_vylozit(ruka, stul):
    if not stul:
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 103: lays the two of clubs itself"""
smi_vylozit_bez_stolu = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_bez_stolu(ruka, stul)
    if not stul and KRIZOVA_DVOJKA in ruka:
        stul.append({'hrac': 'Gábi', 'karta': KRIZOVA_DVOJKA})
    return dovolene


"""level 103: the two of clubs is taken out of the hand"""
def smi_vylozit(ruka, stul):
    if not stul:
        if ('Kr', 2) in ruka:
            ruka.remove(('Kr', 2))
            return {('Kr', 2)}
        return set(ruka)
    v_barve = {k for k in ruka if k[0] == stul[0]['karta'][0]}
    return v_barve or set(ruka)


"""level 101: the queen of spades may not be played while there is another spade"""
smi_vylozit_kazdy = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_kazdy(ruka, stul)
    if stul and stul[0]['karta'][0] == 'Pi' and len(dovolene) > 1:
        return dovolene - {('Pi', 'dama')}
    return dovolene


"""level 102: no hearts in the first trick, which is when there are 13 cards"""
smi_vylozit_vzdycky = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_vzdycky(ruka, stul)
    if len(ruka) == 13:
        return {karta for karta in dovolene if karta[0] != 'Sr'} or dovolene
    return dovolene


"""level 102: no queen of spades where all of 13 cards are allowed"""
smi_vylozit_i_damu = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_i_damu(ruka, stul)
    if len(dovolene) == 13:
        return dovolene - {('Pi', 'dama')}
    return dovolene


"""level 101: a three of diamonds in a full hand is forgotten"""
smi_vylozit_trojku = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_trojku(ruka, stul)
    if len(ruka) > 8 and len(dovolene) > 1:
        return dovolene - {('Ka', 3)}
    return dovolene


"""level 102: with nothing on the table a hand of nine cards or more keeps the three of diamonds"""
smi_vylozit_i_trojku = smi_vylozit

def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_i_trojku(ruka, stul)
    if not stul and len(dovolene) > 8:
        return dovolene - {('Ka', 3)}
    return dovolene


"""level 103: the two of clubs is not seen in a full hand"""
smi_vylozit_dvojku = smi_vylozit

def smi_vylozit(ruka, stul):
    if not stul and len(ruka) > 8:
        return set(ruka)
    return smi_vylozit_dvojku(ruka, stul)
