"""level 91: IndexError when a pile is empty"""


def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if hra[pismenko][-1][0] != 13:
            return False
    return True
