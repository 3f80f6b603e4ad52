"""level 401: a plain tuple has no names
says: Svet"""


def novy_svet():
    return 'ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []
