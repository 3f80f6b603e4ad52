"""level 401: two empty names"""


def novy_svet():
    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', ['', ''])
