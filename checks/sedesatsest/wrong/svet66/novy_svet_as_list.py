"""level 401: a list instead of a Svet
says: Svet"""


def novy_svet():
    return ['ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []]
