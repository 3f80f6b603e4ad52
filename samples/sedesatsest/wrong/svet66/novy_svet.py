"""level 401: a list instead of a Svet
says: Svet
"""
def novy_svet():
    return ['ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []]


"""level 401: a plain tuple has no names
says: Svet
"""
def novy_svet():
    return 'ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []


"""level 401: None for nobody"""
def novy_svet():
    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], None, 0, 0, '', [])


"""level 401: the first player has closed"""
def novy_svet():
    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], 'h1', 0, 0, '', [])


"""level 401: deals cards, which is the business of the server"""
def novy_svet():
    from karty66 import VSECHNY_KARTY

    karty = list(VSECHNY_KARTY)
    return Svet('ceka', karty[:6], karty[6:12], [], 0, [], 0, [], karty[12:], [], 'h0', 0, 0, karty[12].barva, [])


"""level 401: two empty names"""
def novy_svet():
    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', ['', ''])


"""level 401: an empty state"""
def novy_svet():
    return Svet('', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])


"""level 401: None where nothing is"""
def novy_svet():
    return Svet('ceka', [], [], [], 0, [], 0, None, [], None, 'h0', 0, 0, None, [])


"""level 401: on turn at once"""
def novy_svet():
    return Svet('hraje', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])


"""level 401: items mixed up"""
def novy_svet():
    return Svet('ceka', [], [], 0, [], 0, [], [], [], [], 'h0', 0, 0, '', [])


"""level 401: forgets to make one
says: Svet
"""
def novy_svet():
    return Svet


"""level 402: lists made once, in the header"""
def novy_svet(jmena=[], karty=[]):
    return Svet('ceka', [], [], [], 0, [], 0, [], karty, [], 'h0', 0, 0, '', jmena)


"""level 402: always the same world"""
PRAZDNY_SVET = Svet('ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])

def novy_svet():
    return PRAZDNY_SVET


"""level 402: new worlds with old lists"""
NIC = []

def novy_svet():
    return Svet('ceka', NIC, NIC, NIC, 0, NIC, 0, NIC, NIC, NIC, 'h0', 0, 0, '', NIC)


"""level 402: one new list for everything
says: Jeden a tentýž seznam je ve světě na více místech.
"""
def novy_svet():
    nic = []
    return Svet('ceka', nic, nic, nic, 0, nic, 0, nic, nic, nic, 'h0', 0, 0, '', nic)


"""level 402: the last trick is the list of the cards in the middle
says: Jeden a tentýž seznam je ve světě na více místech.
"""
def novy_svet():
    stred = []
    return Svet('ceka', [], [], [], 0, [], 0, stred, [], stred, 'h0', 0, 0, '', [])


"""level 402: a list for the tricks made once"""
STYCHY = []

def novy_svet():
    return Svet('ceka', [], [], STYCHY, 0, [], 0, [], [], [], 'h0', 0, 0, '', [])
