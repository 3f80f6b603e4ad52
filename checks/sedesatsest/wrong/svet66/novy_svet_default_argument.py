"""level 402: lists made once, in the header"""


def novy_svet(jmena=[], karty=[]):
    return Svet('ceka', [], [], [], 0, [], 0, [], karty, [], 'h0', 0, 0, '', jmena)
