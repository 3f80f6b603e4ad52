"""level 92: a stand-in that never lets anybody win"""


def hrac_vyhral(hra):
    return False
