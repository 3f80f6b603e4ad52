"""level 90: takes no game"""


def hrac_vyhral():
    return False
