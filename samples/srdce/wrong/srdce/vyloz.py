"""level 111: plays any card of the hand"""
from random import choice

def vyloz(ruka, stul):
    return choice(list(ruka))


"""level 111: a set has no first card
says: TypeError
"""
def vyloz(ruka, stul):
    return smi_vylozit(ruka, stul)[0]


"""level 111: gets rid of the queen of spades at once"""
def vyloz(ruka, stul):
    if ('Pi', 'dama') in ruka:
        return ('Pi', 'dama')
    return min(smi_vylozit(ruka, stul), key=vyska)


"""level 111: returns the whole set"""
def vyloz(ruka, stul):
    return smi_vylozit(ruka, stul)


"""level 112: only discarding takes the card out of the hand"""
def vyloz(ruka, stul):
    if stul:
        for karta in ruka:
            if karta[0] == stul[0]['karta'][0]:
                return karta
        return ruka.pop()
    if ('Kr', 2) in ruka:
        return ('Kr', 2)
    return min(ruka, key=vyska)


"""level 112: puts the card on the table itself"""
def vyloz(ruka, stul):
    karta = min(smi_vylozit(ruka, stul), key=vyska)
    stul.append({'hrac': 'Gábi', 'karta': karta})
    return karta


"""level 112: takes the card out of the hand"""
def vyloz(ruka, stul):
    karta = min(smi_vylozit(ruka, stul), key=vyska)
    ruka.remove(karta)
    return karta


"""level 112: the last card of the hand is popped"""
vyloz_kartu = vyloz

def vyloz(ruka, stul):
    if len(ruka) == 1:
        return ruka.pop()
    return vyloz_kartu(ruka, stul)


"""level 112: where there is nothing to choose, the card goes at once"""
vyloz_kartu = vyloz

def vyloz(ruka, stul):
    karta = vyloz_kartu(ruka, stul)
    if stul and smi_vylozit(ruka, stul) == {karta}:
        ruka.remove(karta)
    return karta


"""level 112: sorts the table to find the highest card"""
vyloz_kartu = vyloz

def vyloz(ruka, stul):
    karta = vyloz_kartu(ruka, stul)
    if stul and barva(karta) == barva(stul[0]['karta']):
        stul.sort(key=vyska_vylozene, reverse=True)
    return karta


"""level 112: lays the two of clubs itself"""
vyloz_kartu = vyloz

def vyloz(ruka, stul):
    karta = vyloz_kartu(ruka, stul)
    if not stul and karta == KRIZOVA_DVOJKA:
        stul.append({'hrac': 'Gábi', 'karta': karta})
    return karta


"""level 140: who is the last in a trick without points gets rid of the highest card, whatever its suit"""
vyloz_podle_pravidel = vyloz

def vyloz(ruka, stul):
    if len(ruka) > 6 and len(stul) == 3 and body([stul]) == 0:
        return max(ruka, key=vyska)
    return vyloz_podle_pravidel(ruka, stul)


"""level 140: with five cards left the queen of spades is thrown on any suit"""
vyloz_podle_pravidel = vyloz

def vyloz(ruka, stul):
    if len(ruka) == 5 and stul and ('Pi', 'dama') in ruka:
        return ('Pi', 'dama')
    return vyloz_podle_pravidel(ruka, stul)


"""level 200: always the lowest card, so that the dangerous ones stay"""
def vyloz(ruka, stul):
    return min(sorted(smi_vylozit(ruka, stul), key=str), key=vyska)


"""level 200: plays any allowed card"""
from random import choice

def vyloz(ruka, stul):
    return choice(sorted(smi_vylozit(ruka, stul), key=str))


"""level 201: throws hearts on other suits, but keeps the queen of spades and follows suit at random"""
from random import choice

def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=str)
    if stul and dovolene[0][0] != stul[0]['karta'][0]:
        srdce = [karta for karta in dovolene if karta[0] == 'Sr']
        if srdce:
            return max(srdce, key=vyska)
    return choice(dovolene)


"""level 202: leads low, but otherwise plays the highest card and takes with it"""
def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=str)
    if stul == []:
        return min(dovolene, key=vyska)
    return max(dovolene, key=vyska)
