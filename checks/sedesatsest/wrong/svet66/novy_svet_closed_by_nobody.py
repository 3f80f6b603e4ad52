"""level 401: None for nobody"""


def novy_svet():
    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], None, 0, 0, '', [])
