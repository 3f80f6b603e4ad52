"""level 401: forgets to make one
says: Svet"""


def novy_svet():
    return Svet
