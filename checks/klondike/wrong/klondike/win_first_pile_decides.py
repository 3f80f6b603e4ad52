"""level 91: returns inside the loop, so only W counts"""


def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        return len(hra[pismenko]) == 13
