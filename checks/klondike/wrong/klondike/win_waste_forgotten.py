"""level 91: forgets the cards in V"""


def hrac_vyhral(hra):
    for pismenko in 'UABCDEFG':
        if len(hra[pismenko]) > 0:
            return False
    return True
