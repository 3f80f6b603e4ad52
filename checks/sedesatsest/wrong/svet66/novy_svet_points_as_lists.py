"""level 401: items mixed up"""


def novy_svet():
    return Svet('ceka', [], [], 0, [], 0, [], [], [], [], 'h0', 0, 0, '', [])
