"""level 91: takes the top cards off to look at them"""


def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if not hra[pismenko]:
            return False
        karta = hra[pismenko].pop()
        if karta[0] != 13:
            return False
    return True
