"""level 91: one full pile is enough"""


def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if len(hra[pismenko]) == 13:
            return True
    return False
