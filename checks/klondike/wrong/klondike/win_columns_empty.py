"""level 91: wins when only A to G are empty"""


def hrac_vyhral(hra):
    for pismenko in 'ABCDEFG':
        if hra[pismenko]:
            return False
    return True
