"""level 121: the count lives outside the function and is never set back"""

pocet_karet = 0


def hrac_vyhral(hra):
    global pocet_karet
    for pismenko in 'WXYZ':
        pocet_karet += len(hra[pismenko])
    return pocet_karet == 52
