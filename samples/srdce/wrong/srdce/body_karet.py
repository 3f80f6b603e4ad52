"""level 31: leaves out the cards without points"""
def body_karet():
    body = {('Pi', 'dama'): 13}
    for obraz in OBRAZY:
        body[('Sr', obraz)] = 1
    return body


"""level 31: rank before suit"""
def body_karet():
    body = {}
    for o in OBRAZY:
        for b in ['Kr', 'Pi', 'Sr', 'Ka']:
            body[(o, b)] = 1 if b == 'Sr' else 0
    body[('dama', 'Pi')] = 13
    return body


"""level 31: return stands inside the loop"""
def body_karet():
    body = {}
    for b in ['Kr', 'Pi', 'Sr', 'Ka']:
        for o in OBRAZY:
            body[(b, o)] = 0
        return body


"""level 31: a variable has the name of a function that is called
says: zakrylo funkci barva
"""
def body_karet():
    ceny = {}
    for barva in BARVY:
        for obraz in OBRAZY:
            karta = (barva, obraz)
            if barva(karta) == 'Sr':
                ceny[karta] = 1
            elif karta == PIKOVA_DAMA:
                ceny[karta] = 13
            else:
                ceny[karta] = 0
    return ceny


"""level 31: jokers are in the deck too"""
def body_karet():
    body = {}
    for b in BARVY:
        for o in OBRAZY + ['zolik']:
            body[(b, o)] = kolik_bodu((b, o))
    return body


"""level 32: every queen is worth 13"""
def body_karet():
    body = {}
    for b in ['Kr', 'Pi', 'Sr', 'Ka']:
        for o in OBRAZY:
            if o == 'dama':
                body[(b, o)] = 13
            elif b == 'Sr':
                body[(b, o)] = 1
            else:
                body[(b, o)] = 0
    return body


"""level 32: None for cards without points"""
def body_karet():
    body = dict.fromkeys(vsechny_karty())
    for o in OBRAZY:
        body[('Sr', o)] = 1
    body[('Pi', 'dama')] = 13
    return body


"""level 32: the queen of hearts instead of the queen of spades"""
def body_karet():
    body = {}
    for b in ['Kr', 'Pi', 'Sr', 'Ka']:
        for o in OBRAZY:
            body[(b, o)] = 0
            if b == 'Sr':
                body[(b, o)] = 1
    body[('Sr', 'dama')] = 13
    return body
