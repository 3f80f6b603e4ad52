"""level 92: returns 1 instead of True"""


def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if len(hra[pismenko]) < 13:
            return False
    return 1
