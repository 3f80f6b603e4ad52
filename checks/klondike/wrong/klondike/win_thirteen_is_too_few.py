"""level 92: off by one: wants more than 13 cards on a pile"""


def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if not len(hra[pismenko]) > 13:
            return False
    return True
